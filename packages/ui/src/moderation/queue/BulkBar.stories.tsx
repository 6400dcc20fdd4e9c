import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkBar } from './BulkBar.tsx'

const meta = {
  title: 'Správa/BulkBar',
  component: BulkBar,
  args: {
    total: 20,
    selected: 3,
    isSending: false,
    onSelectAll: fn(),
    onApprove: fn(),
  },
} satisfies Meta<typeof BulkBar>
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {
  name: 'P041 hromadné schválení',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Vybráno: 3 inzeráty')
  },
}
