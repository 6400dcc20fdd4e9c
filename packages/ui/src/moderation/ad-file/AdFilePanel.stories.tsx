import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdFilePanel } from './AdFilePanel.tsx'

const meta = {
  title: 'Správa/AdFilePanel',
  component: AdFilePanel,
  args: {
    ad: { heading: 'Prodám dětské kolo', content: 'Zachovalé, 20 palců.' },
    history: [{ at: '5. 3. 2026 7:05', text: 'vložen', who: 'inzerent' }],
    decisions: [
      {
        at: '5. 3. 2026 8:00',
        text: 'zamítnuto',
        who: 'moderator',
        why: 'opakovaný inzerát: Stejný inzerát je v rubrice Kola.',
      },
    ],
    twins: [
      {
        id: 2,
        heading: 'Dětské kolo prodám',
        content: '20 palců, zachovalé.',
        state: { text: 'Zveřejněný', tone: 'good' },
        facts: ['Pinkpack', 'stejný text', 'jiný inzerent', '1. 3. 2026 9:00'],
      },
    ],
    companyPage: {
      about: 'Prodáváme a opravujeme kola.\nOd roku 1998.',
      web: 'https://www.kolarna.example/',
      photos: [],
    },
    removal: <button type="button">Odstranit ze stránky</button>,
    contacts: <p>jana@posta.example</p>,
    print: <p>Prodám dětské kolo. Zach., 20 palců. 1 500 Kč. Brno.</p>,
  },
} satisfies Meta<typeof AdFilePanel>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {
  name: 'P041 inzerát vedle podobných, s historií',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map((ad) => ad.textContent)).toEqual([
      expect.stringMatching(/^Prodám dětské kolo.*Zachovalé, 20 palců\./),
      expect.stringMatching(/^Dětské kolo prodám.*stejný text · jiný inzerent/),
    ])
    await expect(canvas.getByText(/vložen/)).toBeVisible()
    await expect(canvas.getByText(/^opakovaný inzerát/)).toBeVisible()
    await expect(canvas.getByText('jana@posta.example')).toBeVisible()
    await expect(canvas.getByText(/Prodáváme a opravujeme kola/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Odstranit ze stránky' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^V\snovinách$/ })).toBeVisible()
  },
}
