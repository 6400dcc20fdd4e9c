import { sampleBrand } from '@inzrt/ui/testing/sampleBrand.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SmsGuide } from './SmsGuide.client.tsx'

const meta = {
  title: 'SMS/SmsGuide',
  component: SmsGuide,
  args: { email: '' },
  render: (args, { globals }) => <SmsGuide {...args} email={sampleBrand(globals.look).email} />,
} satisfies Meta<typeof SmsGuide>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'odkaz na návod',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/sms-seznamka')
  },
}

export const Open: Story = {
  name: 'R091 návod k SMS seznamce nad rubrikou',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    const dialog = await screen.findByRole('dialog', { name: 'SMS seznamka' })
    await expect(dialog).toHaveTextContent('Napište zprávu IN IE')
    await expect(dialog).toHaveTextContent('9093333')
  },
}
