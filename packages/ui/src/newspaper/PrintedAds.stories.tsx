import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrintedAds } from './PrintedAds.tsx'

const print = {
  lead: 'Škoda 120',
  text: 'L, r. v. 1987, garážovaná, najeto 89 000 km. 45 000 Kč. Brno.',
  where: 'č.\u00a041/2026, strana\u00a03',
  paper: '/api/noviny/2026/41-0123456789ab.pdf#page=3',
  released: 'úterý 13.\u00a0října',
  section: { name: 'Osobní auta', href: '/osobni-auta' },
  ad: '/skoda-120-l-1a2b',
}

const meta = {
  title: 'Noviny/PrintedAds',
  component: PrintedAds,
  args: {
    ads: [
      print,
      {
        ...print,
        lead: 'Dětské kolo',
        text: '20", zachovalé. Volat ***. 1 500 Kč. Brno.',
        ad: null,
      },
      { ...print, lead: 'A'.repeat(80), text: 'dlouhé slovo. Za odvoz. Kuřim.', ad: null },
    ],
  },
} satisfies Meta<typeof PrintedAds>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  name: 'N022 nalezené řádky vedou na stranu novin, a dokud jsou na webu, i na inzerát',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: /strana\s3 PDF/ })
    await expect(first).toHaveAttribute('href', print.paper)
    await expect(canvas.getAllByRole('link', { name: 'Inzerát na webu' })).toHaveLength(1)
  },
}
