import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AdMap } from './AdMap.tsx'
import { moveMap } from './moveMap.ts'

const townAt = (x: number, y: number, name: string, count: string) => ({
  x,
  y,
  name,
  count,
  href: `#${name}`,
  label: `${name}, ${count}\u00a0inzerátů`,
})
const towns = [
  townAt(341, 222, 'Praha', '127'),
  townAt(655, 421, 'Brno', '54'),
  townAt(892, 279, 'Ostrava', '31'),
  townAt(192, 299, 'Plzeň', '9'),
]

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

const isWithin = (inner: Element, outer: Element): boolean => {
  const [part, whole] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]

  return part.left >= whole.left && part.right <= whole.right + 1
}

export const Edge: Story = {
  name: 'P007 jméno štítku u okraje, na který se ukáže, leží nad ostatními a celé v mapě',
  args: {
    levels: [
      {
        name: 'towns',
        from: 1000,
        marks: [townAt(985, 279, 'Moravskoslezský kraj', '31'), townAt(970, 300, 'Karviná', '7')],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    moveMap('mapa')
    const svg = canvas.getByRole('group', { name: 'Mapa inzerátů' })
    const layer = svg.lastElementChild
    await userEvent.hover(canvas.getByRole('link', { name: /^Moravskoslezský/ }))
    const name = layer?.querySelector('text:last-of-type')
    await expect(name).toHaveTextContent('Moravskoslezský kraj')
    await expect(name && isWithin(name, svg)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(layer).toBeEmptyDOMElement()
    canvas.getByRole('link', { name: /^Karviná/ }).focus()
    await userEvent.tab({ shift: true })
    await expect(layer).toHaveTextContent('Moravskoslezský kraj')
  },
}

export const Still: Story = { name: 'Mapa, se kterou nikdo nehýbe' }
