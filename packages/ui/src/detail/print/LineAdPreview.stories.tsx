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
