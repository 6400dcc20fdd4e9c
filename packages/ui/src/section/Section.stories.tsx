import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleSections } from '../testing/samplePage.tsx'
import { SectionContents } from './SectionContents.tsx'
import { SectionIcon } from './SectionIcon.tsx'

const meta = {
  title: 'Rubriky/SectionContents',
  component: SectionContents,
  args: {
    sections: sampleSections.slice(0, 6).map((section) => ({
      ...section,
      count: '1 046',
      subsections: [
        { href: `${section.href}-a`, name: 'Štěňata a psi', count: '412' },
        { href: `${section.href}-b`, name: 'Slepice a drůbež', count: '198' },
        { href: `${section.href}-c`, name: 'Akvaristika', count: '77' },
      ],
    })),
  },
} satisfies Meta<typeof SectionContents>
export default meta
type Story = StoryObj<typeof meta>

export const Contents: Story = {
  name: 'Obsah novin s vodícími tečkami',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Auto-moto/ })).toHaveAttribute(
      'href',
      '/auto-moto',
    )
  },
}

export const Priced: Story = {
  name: 'R066 s cenou inzerátu u každé rubriky',
  args: {
    sections: [
      {
        href: '/sluzby',
        name: 'Služby',
        count: '412',
        icon: 'bike',
        subsections: [
          { href: '/remeslnici', name: 'Řemeslníci', count: '198', note: '49 Kč' },
          { href: '/hlidani', name: 'Hlídání dětí', count: '77', note: 'zdarma' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Řemeslníci.*49/ })).toBeVisible()
  },
}

export const Icons: Story = {
  name: 'R150 velikosti obrázku a zástupný stánek',
  render: () => (
    <>
      <SectionIcon name="bike" size="small" />
      <SectionIcon name="bike" size="medium" />
      <SectionIcon name="bike" size="large" />
      <SectionIcon name="bike" size="huge" />
      <SectionIcon name="neznamy" size="huge" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden]')]
    await expect(icons.map(({ offsetWidth }) => offsetWidth)).toEqual([36, 56, 88, 168, 168])
    const pictures = icons.map((icon) => getComputedStyle(icon).backgroundImage)
    await expect(new Set(pictures.slice(0, 4)).size).toBe(1)
    await expect(pictures[4]).toMatch(/^url/)
    await expect(pictures[4]).not.toBe(pictures[0])
  },
}
