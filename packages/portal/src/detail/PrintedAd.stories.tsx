import { anAdDetail } from '@inzrt/fixtures/builders/anAdDetail'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrintedAd } from './PrintedAd.tsx'

const meta = {
  title: 'Portál/Inzerát v novinách',
  component: PrintedAd,
  args: {
    ad: anAdDetail(),
    section: 'Kola a koloběžky',
    neighbours: ['Pánské trekové kolo', 'Tandem Velamos', 'Vyměním silniční kolo'].map((heading) =>
      anAdListItem({ heading }),
    ),
  },
} satisfies Meta<typeof PrintedAd>
export default meta
type Story = StoryObj<typeof meta>

export const AmongNeighbours: Story = {
  name: 'Mezi sousedy, s kódem',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Vychází v č\. 12/)).toBeVisible()
    await expect(canvas.getByText(/→ 204 815/)).toBeVisible()
  },
}

export const NotPrinted: Story = {
  name: 'Netištěný: nic',
  args: { ad: anAdDetail({ edition: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
