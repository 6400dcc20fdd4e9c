import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchBox } from '../search/SearchBox.tsx'
import { sampleGoods } from '../testing/sampleGoods.ts'
import { Hero } from './Hero.tsx'
import { HeroGoods } from './HeroGoods.tsx'
import { PopularSearches } from './PopularSearches.tsx'

const meta = {
  title: 'Titulní strana/Hero',
  component: Hero,
  args: {
    title: 'Co vám překáží, jinému chybí.',
    search: <SearchBox id="hledat-hlavni" size="hero" />,
    popular: <PopularSearches searches={[{ href: '/search?term=lyze', label: 'dětské lyže' }]} />,
    goods: <HeroGoods goods={sampleGoods} />,
  },
  // It looks at the width of the window, not of its place.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

export const Stall: Story = {
  name: 'Stánek: hledání a zboží na pultě',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Kolo\s*3 200 Kč/ })).toBeVisible()
  },
}

export const OnPhone: Story = {
  name: 'Stánek na telefonu',
  globals: { viewport: { value: 'phone', isRotated: false } },
}
