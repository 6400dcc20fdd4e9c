import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Tlačítka/LinkButton',
  component: LinkButton,
  args: { href: '/vlozit-inzerat', children: 'Vložit inzerát' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const AsLink: Story = {
  name: 'Odkaz, který vypadá jako tlačítko',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vložit inzerát' })).toHaveAttribute(
      'href',
      '/vlozit-inzerat',
    )
  },
}
