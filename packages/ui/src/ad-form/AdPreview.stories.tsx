import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
      room: 'Po zkrácení 52 ze 130\u00a0znaků.',
      neighbours: [{ lead: 'Tandem', text: 'Velamos r. 84, výb. stav. 450 €. Frenštát.' }],
    },
    edition: '48',
    missing: [],
    onWhole: fn(),
  },
} satisfies Meta<typeof AdPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'Na webu a v novinách; řádek ještě nikam nevede',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'V\u00a0novinách č.\u00a048' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Prohlédnout celý inzerát' }))
    await expect(args.onWhole).toHaveBeenCalledOnce()
    const row = canvasElement.querySelector('a')
    row?.focus()
    await expect(row).not.toHaveFocus()
  },
}

export const Missing: Story = {
  name: 'Co ještě chybí',
  args: { missing: ['cena', 'lokalita', 'heslo k\u00a0inzerátu'] },
}

export const NotPrinted: Story = {
  name: 'Inzerát, který se netiskne',
  args: { edition: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /novinách/ })).toBeNull()
  },
}
