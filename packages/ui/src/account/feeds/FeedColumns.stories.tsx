import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FeedColumns } from './FeedColumns.tsx'

const meta = {
  title: 'Účet/FeedColumns',
  component: FeedColumns,
  args: {
    columns: [
      { name: 'Vlastní číslo', text: 'Podle něj inzerát příště poznáme.' },
      { name: 'Cena', text: '150000, 99,90 EUR, nebo třeba Dohodou.' },
    ],
  },
} satisfies Meta<typeof FeedColumns>
export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  name: 'P064 co v\u00a0kterém sloupci souboru je',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vlastní číslo')).toBeVisible()
  },
}
