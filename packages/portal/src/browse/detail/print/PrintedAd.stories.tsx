import { anAdDetail } from '@inzrt/fixtures/builders/anAdDetail'
import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrintedAd } from './PrintedAd.tsx'

const meta = {
  title: 'Portál/PrintedAd',
  component: PrintedAd,
  args: {
    ad: anAdDetail(),
    section: 'Kola a koloběžky',
    now: new Date('2026-05-04T10:00:00Z'),
    neighbours: ['Pánské trekové kolo', 'Tandem Velamos', 'Vyměním silniční kolo'].map((heading) =>
      anAdListItem({ heading }),
    ),
  },
} satisfies Meta<typeof PrintedAd>
export default meta
type Story = StoryObj<typeof meta>

export const AmongNeighbours: Story = {
  name: 'N001 mezi sousedy, s kódem a odpočtem do uzávěrky',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Vyjde v č\. 12.*ve čtvrtek 7\. května ve 12:00, za 3 dny/),
    ).toBeVisible()
    await expect(canvas.getByText(/→ 204 815/)).toBeVisible()
  },
}

export const Boxed: Story = {
  name: 'N003 zvýrazněný: v rámečku, s celým nadpisem a místem pro kód ke sejmutí',
  args: { ad: anAdDetail({ heading: 'Dětské kolo Author 20 palců', topped: true }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dětské kolo Author 20 palců', { selector: 'b > span' }),
    ).toBeVisible()
  },
}

export const Printed: Story = {
  name: 'N001 vyšel, s odkazem na stranu',
  args: {
    ad: anAdDetail({
      printed: {
        number: 11,
        year: 2026,
        releaseDate: '2026-05-05',
        page: 7,
        pdfPath: '/api/noviny/2026/11-0123456789ab.pdf',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /č\..11, str\..7/ })).toHaveAttribute(
      'href',
      '/api/noviny/2026/11-0123456789ab.pdf#page=7',
    )
  },
}

export const NotPrinted: Story = {
  name: 'Netištěný: nic',
  args: { ad: anAdDetail({ edition: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
