import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TableOfContents } from './TableOfContents.tsx'

const meta = {
  title: 'Text/TableOfContents',
  component: TableOfContents,
  args: {
    items: [
      { id: 'uvod', title: 'Co u nás smíte inzerovat' },
      { id: 'lhuty', title: 'Lhůty' },
    ],
  },
} satisfies Meta<typeof TableOfContents>
export default meta
type Story = StoryObj<typeof meta>

export const Contents: Story = {
  name: 'Obsah stránky',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lhůty' })).toHaveAttribute('href', '#lhuty')
  },
}
