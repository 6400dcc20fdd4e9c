import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAds } from '../testing/sampleAds.ts'
import { AdList } from './AdList.tsx'
import { AdRowSmall } from './AdRowSmall.tsx'

const meta = {
  title: 'Řádek/AdRowSmall',
  component: AdRowSmall,
  args: sampleAds.plain,
} satisfies Meta<typeof AdRowSmall>
export default meta
type Story = StoryObj<typeof meta>

export const Related: Story = {
  name: 'R134 příbuzné inzeráty ve dvou sloupcích',
  parameters: { controls: { disable: true } },
  render: () => (
    <AdList isInColumns label="Další z rubriky">
      {Object.values(sampleAds)
        .slice(0, 6)
        .map((ad) => (
          <AdRowSmall key={ad.href} {...ad} />
        ))}
    </AdList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.queryByText('Detail')).toBeNull()
  },
}
