import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateLabel } from './StateLabel.tsx'

const meta = {
  title: 'Štítky/StateLabel',
  component: StateLabel,
  args: { children: 'Nezveřejněno – čeká na zaplacení' },
} satisfies Meta<typeof StateLabel>
export default meta
type Story = StoryObj<typeof meta>

export const State: Story = {
  name: 'R118 stav slovy',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nezveřejněno – čeká na zaplacení')).toBeVisible()
  },
}
