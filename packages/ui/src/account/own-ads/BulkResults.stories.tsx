import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkResults } from './BulkResults.tsx'

const meta = {
  title: 'Účet/BulkResults',
  component: BulkResults,
  args: {
    onClose: fn(),
    results: [
      { slug: 'a', heading: 'Dámské kolo', isDone: true, text: 'prodlouženo do 24. 12. 2026' },
      {
        slug: 'b',
        heading: 'Nejneobhospodařovávatelnější zahradní traktor s přívěsem a náhradními koly',
        isDone: false,
        text: 'prodloužení je v této rubrice placené.',
        next: { href: '#renew', label: 'Prodloužit a zaplatit' },
      },
      { slug: 'c', heading: 'Kočárek', isDone: false, text: 'Inzerát teď prodloužit nejde.' },
    ],
  },
} satisfies Meta<typeof BulkResults>
export default meta
type Story = StoryObj<typeof meta>

export const Results: Story = {
  name: 'P058 u každého inzerátu stojí, jak dopadl',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Prodloužit a zaplatit' })).toBeVisible()
  },
}
