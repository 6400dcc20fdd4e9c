import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaidLabel } from './PaidLabel.tsx'

const meta = { title: 'Štítky/PaidLabel', component: PaidLabel } satisfies Meta<typeof PaidLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  name: 'P043 placené zvýraznění se přizná',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Placené zvýraznění')).toBeVisible()
  },
}
