import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdStatsChart } from './AdStatsChart.tsx'

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  views: (index * 7) % 23,
  reveals: index % 3,
  messages: index % 11 === 0 ? 1 : 0,
}))

const meta = {
  title: 'Účet/AdStatsChart',
  component: AdStatsChart,
  args: { days: DAYS },
} satisfies Meta<typeof AdStatsChart>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  name: 'P057 třicet dní v grafu i v tabulce',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/^Za posledních 30 dní: /)).toBeVisible()
    const heights = [...canvasElement.querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('height')),
    )
    const most = Math.max(...DAYS.map(({ views }) => views))
    await expect(heights).toEqual(
      DAYS.map(({ views }) => expect.closeTo(views === 0 ? 1 : Math.max(3, (views / most) * 60))),
    )
    await userEvent.click(canvas.getByText(/Po dnech/))
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
    await expect(canvas.getByRole('rowheader', { name: /^30\.\s11\.\s2026$/ })).toBeVisible()
  },
}

export const Nobody: Story = {
  name: 'Ještě nikdo nepřišel',
  args: { days: DAYS.map(({ day }) => ({ day, views: 0, reveals: 0, messages: 0 })) },
}
