import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdAccessNote } from './AdAccessNote.tsx'

const meta = {
  title: 'Vložení inzerátu/AdAccessNote',
  component: AdAccessNote,
  args: { minutes: 10 },
} satisfies Meta<typeof AdAccessNote>
export default meta
type Story = StoryObj<typeof meta>

export const Ten: Story = {
  name: 'R210 heslo platí deset minut',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 minut')).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Last: Story = {
  name: 'R210 poslední minutu řekne i čtečka',
  args: { minutes: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ještě 1 minutu')
  },
}
