import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { OfflineNotice } from '@inzrt/ui/feedback/OfflineNotice.tsx'
import { SampleLogo } from '@inzrt/ui/testing/samplePage.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offlineFavourites } from '../../ad/favourites/offlineFavourites.ts'
import { OfflineFavourites } from './OfflineFavourites.client.tsx'

const READ_AT = new Date('2026-03-05T12:00:00.000Z')

const meta = {
  title: 'Stavy/OfflineFavourites',
  component: OfflineFavourites,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (_, { globals }) => (
    <OfflineNotice logo={<SampleLogo look={globals.look} />}>
      <OfflineFavourites />
    </OfflineNotice>
  ),
} satisfies Meta<typeof OfflineFavourites>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = {
  name: 'P061 oblíbené inzeráty bez připojení, s datem, kdy se naposledy načetly',
  beforeEach: () => {
    offlineFavourites.write(
      'browser',
      [
        anAdListItem({ slug: 'kolo', heading: 'Dětské kolo 20"' }),
        anAdListItem({ slug: 'pracka', heading: 'Pračka s předním plněním, 6 let' }),
      ],
      READ_AT,
    )

    return () => offlineFavourites.write('browser', [], READ_AT)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(/Tak, jak byly 5\.\s*března\s*2026/)).toBeVisible()
  },
}

export const None: Story = {
  name: 'Bez oblíbených zůstává jen zpráva',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toEqual([
      canvas.getByRole('heading', { name: 'Jste bez připojení.' }),
    ])
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
