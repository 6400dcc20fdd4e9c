import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAds } from '../testing/sampleAds.ts'
import { AdList } from './AdList.tsx'
import { AdRow } from './AdRow.tsx'
import { BannerRow } from './BannerRow.tsx'

const meta = {
  title: 'Seznam/BannerRow',
  component: BannerRow,
  args: {
    href: 'https://example.cz',
    image: '/demo/banner.svg',
    alt: 'Servis kol U Řetězu, přezutí na zimu od 490 Kč',
    advertiser: 'Servis kol U Řetězu',
  },
} satisfies Meta<typeof BannerRow>
export default meta
type Story = StoryObj<typeof meta>

export const BetweenRows: Story = {
  name: 'R130 mezi řádky, přiznaná jako reklama',
  render: (args) => (
    <AdList label="Inzeráty">
      <AdRow {...sampleAds.plain} />
      <BannerRow {...args} />
      <AdRow {...sampleAds.exchange} />
    </AdList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Reklama/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Servis kol/ })).toHaveAttribute(
      'rel',
      'sponsored noopener',
    )
  },
}
