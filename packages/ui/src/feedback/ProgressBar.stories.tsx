import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Stavy/ProgressBar',
  component: ProgressBar,
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Progress: Story = {
  name: 'Průběh',
  args: { label: 'Nahrávání', value: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Nahrávání' })).toHaveValue(40)
  },
}

export const Running: Story = {
  name: 'Průběh bez konce',
  args: { label: 'Přihlašuji' },
}
