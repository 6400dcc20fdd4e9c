import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TopTag } from './TopTag.tsx'

const meta = {
  title: 'Štítky/TopTag',
  component: TopTag,
} satisfies Meta<typeof TopTag>
export default meta
type Story = StoryObj<typeof meta>

export const Top: Story = {
  name: 'R117 TOP',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TOP')).toBeVisible()
  },
}
