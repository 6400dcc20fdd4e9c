import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleAds } from '../testing/sampleAds.ts'
import { AdPreview } from './AdPreview.tsx'

const { href: _, ...row } = sampleAds.plain

/** Long words to break. */
const plot = {
  heading: 'Severočeskomoravský nejneobhospodařovávatelnější pozemek',
  type: 'inquiry',
  price: { type: 'offer', amount: null },
  locality: 'Brno',
  age: 'právě teď',
  image: null,
  sectionIcon: 'flat',
} as const

const estate = {
  title: 'Reality',
  neighbours: [{ lead: 'Chata', text: 'u přehrady, studna, el. 890\u00a0000\u00a0Kč. Bítov.' }],
}

const meta = {
  title: 'Vložení inzerátu/AdPreview',
  component: AdPreview,
  args: {
    row: { ...row, age: 'právě teď' },
    printed: {
      title: 'Kola',
      ad: {
        lead: 'Pánské trekové kolo',
        text: '28″, osvětlení, nosič. 5\u00a0400\u00a0Kč. Praha 6.',
      },
      room: 'Po zkrácení 52 ze 130\u00a0znaků.',
      neighbours: [{ lead: 'Tandem', text: 'Velamos r. 84, výb. stav. 450\u00a0€. Frenštát.' }],
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

export const AsThePaper: Story = {
  name: 'N003 řádky zlomené jako v novinách',
  args: {
    row: plot,
    printed: {
      ...meta.args.printed,
      ...estate,
      ad: {
        kind: 'Poptávka: ',
        lead: 'Severočeskomoravský nejneobhospodařovávatelnější',
        text: 'pozemek. Nízkoenergetická novostavba. Brno. → 000\u00a0000',
      },
      lines: [
        { kind: 'POPTÁVKA: ', lead: 'SEVEROČESKOMORAVSKÝ', text: '', isFull: true },
        { kind: '', lead: 'NEJNEOBHOSPODAŘOVÁVATELNĚJ-', text: '', isFull: true },
        { kind: '', lead: 'ŠÍ', text: ' pozemek. Nízkoenergetická novo-', isFull: true },
        { kind: '', lead: '', text: 'stavba. Brno. → 000\u00a0000', isFull: false },
      ],
      room: 'Po zkrácení 84 ze 130\u00a0znaků. Řádky se v\u00a0novinách zlomí právě takto.',
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await document.fonts.ready
    const lines = [...canvasElement.querySelectorAll<HTMLElement>('p [aria-hidden] > span')]
    await expect(lines.map(({ textContent }) => textContent)).toEqual(
      args.printed.lines?.map(({ kind, lead, text }) => `${kind}${lead}${text}`),
    )
    const line = Number.parseFloat(getComputedStyle(lines[0] as HTMLElement).lineHeight)
    for (const { offsetHeight, scrollWidth, clientWidth } of lines) {
      await expect(offsetHeight).toBeLessThan(1.5 * line)
      await expect(scrollWidth - clientWidth).toBeLessThan(0.02 * clientWidth)
    }
    await expect(canvas.getByText('Severočeskomoravský nejneobhospodařovávatelnější')).toBeTruthy()
  },
}

export const Boxed: Story = {
  name: 'N003 zvýrazněný inzerát v rámečku, zlomený jako v novinách',
  args: {
    row: { ...plot, isHighlighted: true },
    printed: {
      ...meta.args.printed,
      ...estate,
      ad: {
        kind: 'Poptávka',
        lead: 'Severočeskomoravský nejneobhospodařovávatelnější pozemek',
        text: 'Nízkoenergetická novostavba. Brno. → 000\u00a0000',
        isBoxed: true,
      },
      lines: [
        { kind: 'POPTÁVKA', lead: '', text: '', isFull: false },
        { kind: '', lead: 'Severočeskomoravský', text: '', isFull: false },
        { kind: '', lead: 'pozemek', text: '', isFull: false },
        { kind: '', lead: '', text: 'Nízkoenergetická no-', isFull: false },
        { kind: '', lead: '', text: 'vostavba. Brno.', isFull: false },
        { kind: '', lead: '', text: '→ 000\u00a0000', isFull: false },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    await document.fonts.ready
    const box = canvasElement.querySelector<HTMLElement>('p [aria-hidden]') as HTMLElement
    const lines = [...box.querySelectorAll<HTMLElement>(':scope > * > span')]
    const told = args.printed.lines?.map(({ lead, text }) => lead + text).filter(Boolean)
    await expect(lines.map(({ textContent }) => textContent)).toEqual(told)
    for (const line of lines)
      await expect(line.scrollWidth).toBeLessThanOrEqual(1.02 * line.clientWidth)
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
