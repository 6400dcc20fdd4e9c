import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAds } from '../testing/sampleAds.ts'
import { AdPreview } from './AdPreview.tsx'

const { href: _, ...row } = sampleAds.plain

const meta = {
  title: 'Vložení inzerátu/AdPreview',
  component: AdPreview,
  args: {
    row: { ...row, age: 'právě teď' },
    printed: {
      title: 'Kola',
      ad: { lead: 'Pánské trekové kolo', text: '28″, osvětlení, nosič. 5 400 Kč. Praha 6.' },
      neighbours: [{ lead: 'Tandem', text: 'Velamos r. 84, výb. stav. 450 €. Frenštát.' }],
    },
    edition: '48',
    missing: [],
  },
} satisfies Meta<typeof AdPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'Na webu a v novinách; řádek ještě nikam nevede',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'V\u00a0novinách č.\u00a048' })).toBeVisible()
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const Missing: Story = {
  name: 'Co ještě chybí',
  args: { missing: ['cena', 'lokalita', 'heslo k\u00a0inzerátu'], edition: null },
}
