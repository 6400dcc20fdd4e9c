import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { aSection } from '@inzrt/fixtures/builders/aSection'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RelatedAds } from './RelatedAds.tsx'

const HEADINGS = [
  'Dámské městské kolo Favorit s proutěným košíkem',
  'Pánské trekové kolo 28″, osvětlení, nosič a blatníky',
  'Koupím dětské kolo 20 palců, i starší',
  'Gravel Author Ronin, velikost 54',
  'Starší kola po dědovi, celkem pět kusů, k renovaci nebo na díly',
  'Závodní kolo z osmdesátých let',
]

const meta = {
  title: 'Portál/RelatedAds',
  component: RelatedAds,
  args: {
    section: aSection(),
    ads: HEADINGS.map((heading, index) =>
      anAdListItem({ heading, slug: `kolo-${index}`, mainImageThumbPath: null }),
    ),
    context: { now: new Date('2026-05-04T10:00:00Z'), edition: null },
  },
} satisfies Meta<typeof RelatedAds>
export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {
  name: 'R134 šest sousedů a cesta do rubriky',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: /^Celá rubrika, 312/ })).toHaveAttribute(
      'href',
      '/kola-a-kolobezky',
    )
  },
}

export const Alone: Story = {
  name: 'Sám v rubrice: nic',
  args: { ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
