import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MatchingAds } from './MatchingAds.tsx'

const meta = {
  title: 'Portál/MatchingAds',
  component: MatchingAds,
  args: {
    ads: [
      anAdListItem({
        heading: 'Koupím dětské kolo 20 palců, i starší',
        slug: 'koupim-detske-kolo-1',
        type: 'inquiry',
        mainImageThumbPath: null,
      }),
      anAdListItem({
        heading: 'Vyměním dětské kolo za větší',
        slug: 'vymenim-detske-kolo-2',
        type: 'exchange',
        mainImageThumbPath: null,
      }),
    ],
    context: { now: new Date('2026-05-04T10:00:00Z'), edition: null },
  },
} satisfies Meta<typeof MatchingAds>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  name: 'N011 kdo hledá, co inzerát nabízí',
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: /^Hodí se k\svašemu inzerátu$/ })
    await expect(section).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Nobody: Story = {
  name: 'Nikdo nehledá: nic',
  args: { ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
