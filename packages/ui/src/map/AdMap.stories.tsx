import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdMap } from './AdMap.tsx'
import { moveMap } from './moveMap.ts'

const towns = [
  { name: 'Praha', count: '127', x: 341, y: 222 },
  { name: 'Brno', count: '54', x: 655, y: 421 },
  { name: 'Ostrava', count: '31', x: 892, y: 279 },
  { name: 'Plzeň', count: '9', x: 192, y: 299 },
].map((town) => ({
  ...town,
  href: `#${town.name}`,
  label: `${town.name}, ${town.count}\u00a0inzerátů`,
}))

const meta = {
  title: 'Seznam/AdMap',
  component: AdMap,
  args: {
    id: 'mapa',
    label: 'Mapa inzerátů',
    view: { x: 0, y: 0, width: 1000, height: 580 },
    levels: [
      { name: 'regions', from: 1000, hasNames: true, marks: towns.slice(0, 2) },
      { name: 'towns', from: 0.9, hasNames: true, marks: towns },
    ],
    regions: [
      { name: 'Hlavní město Praha', href: '#praha', weight: 4 },
      { name: 'Středočeský', href: '#stredni-cechy', weight: 3 },
      { name: 'Jihomoravský', href: '#jizni-morava', weight: 2 },
      { name: 'Plzeňský', weight: 0 },
      { name: 'Moravskoslezský', href: '#slezsko', weight: 1 },
    ],
  },
} satisfies Meta<typeof AdMap>
export default meta
type Story = StoryObj<typeof meta>

const viewOf = (svg: HTMLElement) => (svg as unknown as SVGSVGElement).viewBox.baseVal

export const Moved: Story = {
  name: 'P007 mapa, kterou posouvají klávesy, tlačítka a tah',
  play: async ({ canvas, userEvent }) => {
    moveMap('mapa')
    const svg = canvas.getByRole('group', { name: 'Mapa inzerátů' })
    const whole = viewOf(svg).width
    await userEvent.click(canvas.getByRole('button', { name: 'Přiblížit mapu' }))
    await expect(viewOf(svg).width).toBeLessThan(whole)
    svg.focus()
    const { x } = viewOf(svg)
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewOf(svg).x).toBeGreaterThan(x)
    await userEvent.keyboard('+++')
    await expect(canvas.getByRole('link', { name: /^Plzeň/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Celá mapa' }))
    await expect(viewOf(svg).width).toBe(whole)
  },
}

export const Still: Story = { name: 'Mapa, se kterou nikdo nehýbe' }
