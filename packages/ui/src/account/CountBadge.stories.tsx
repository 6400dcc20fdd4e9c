import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from './CountBadge.tsx'

const meta = {
  title: 'Účet/CountBadge',
  component: CountBadge,
  args: { count: 3, note: 'nepřečtená' },
} satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  name: 'Několik',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 nepřečtená')
  },
}

export const Many: Story = {
  name: 'Sto a víc',
  args: { count: 511 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+ nepřečtená')
  },
}
