import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleSections } from '../testing/samplePage.tsx'
import { SectionContents } from './SectionContents.tsx'

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
