import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineAdPreview } from './LineAdPreview.tsx'

const meta = {
  title: 'Detail/LineAdPreview',
  component: LineAdPreview,
  args: {
    title: 'Kola a sport',
    page: 'str. 7',
    ad: { lead: 'Dámské kolo Favorit', text: 'po rep. 3\u00a0200\u00a0Kč. Brno. Kód 204 815' },
    neighbours: [
      { lead: 'Kolo pán.', text: 'trek., nosič, svět. 5\u00a0400\u00a0Kč. Praha 6.' },
      { lead: 'Tandem', text: 'Velamos r. 84. 450\u00a0€. Frenštát.' },
    ],
  },
} satisfies Meta<typeof LineAdPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  name: 'N003 řádkový inzerát mezi sousedy, v šířce sloupce novin',
  play: async ({ canvas }) => {
    const line = canvas.getByText('Dámské kolo Favorit').closest('p') as HTMLElement
    const { fontSize } = getComputedStyle(line)
    const measure = line.offsetWidth / Number.parseFloat(fontSize)
    // A column of 47.8 mm in type of 8.4 points.
    await expect(Math.abs(measure - 16.13)).toBeLessThan(0.1)
    const leads = [...(line.parentElement?.querySelectorAll('p > b') ?? [])]
    await expect(leads.map(({ textContent }) => textContent)).toEqual([
      ...['Kolo pán.', 'Dámské kolo Favorit', 'Tandem'],
    ])
  },
}

export const Broken: Story = {
  name: 'N003 řádky, jak je zlomily noviny, sloupec nepřesáhnou a plné ho vyplní',
  args: {
    ad: { lead: 'Erotické masáže', text: 'a privát. Nabízím erotické služby.' },
    lines: [
      { kind: '', lead: 'EROTICKÉ MASÁŽE', text: ' a\u00a0privát. Nabízím', isFull: true },
      { kind: '', lead: '', text: 'erotické služby, escort a\u00a0sex bez limitu', isFull: true },
      {
        kind: '',
        lead: '',
        text: 'na privátě v\u00a0centru. 1\u202f500\u00a0Kč. Brno-střed.',
        isFull: true,
      },
      { kind: '', lead: '', text: '→\u00a0000\u00a0000', isFull: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    const lines = [
      ...canvasElement.querySelectorAll<HTMLElement>('[data-own] [aria-hidden] > span'),
    ]
    await expect(lines).toHaveLength(4)
    for (const line of lines) await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    const widthOf = (line: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(line)

      return range.getBoundingClientRect().width / line.getBoundingClientRect().width
    }
    for (const line of lines.slice(0, 3)) await expect(widthOf(line)).toBeGreaterThan(0.98)
    await expect(widthOf(lines.at(-1) as HTMLElement)).toBeLessThan(0.5)
  },
}
