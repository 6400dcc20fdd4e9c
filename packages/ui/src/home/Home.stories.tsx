import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchBox } from '../search/SearchBox.tsx'
import { sampleBrand } from '../testing/sampleBrand.ts'
import { sampleGoods } from '../testing/sampleGoods.ts'
import { DialCodeForm } from './DialCodeForm.tsx'
import { EditionCard } from './EditionCard.tsx'
import { Hero } from './Hero.tsx'
import { HeroGoods } from './HeroGoods.tsx'
import { PopularSearches } from './PopularSearches.tsx'
import { WantedList } from './WantedList.tsx'

const meta = {
  title: 'Titulní strana/Hero',
  component: Hero,
  args: {
    title: 'Co vám překáží, jinému chybí.',
    search: <SearchBox id="hledat-hlavni" size="hero" />,
    popular: <PopularSearches searches={[{ href: '/search?term=lyze', label: 'dětské lyže' }]} />,
    goods: <HeroGoods goods={sampleGoods} />,
  },
  parameters: { layout: 'fullscreen' },
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

export const Edition: Story = {
  name: 'V novinách',
  render: (_, { globals }) => (
    <EditionCard
      {...sampleBrand(globals.look)}
      number="č. 47"
      releaseDate="17. 11. 2026"
      headline="Zima klepe na dveře: kola jdou za pět stovek"
      image={{ src: '/demo/bike-1.svg' }}
      deadlineLabel="Uzávěrka č. 48"
      deadline="čtvrtek 19. 11. ve 12.00"
      note="Inzerát podaný do té doby vyjde v&nbsp;úterý 24.&nbsp;11. i&nbsp;na papíře."
    />
  ),
}

export const Code: Story = {
  name: 'Kód z novin',
  render: () => <DialCodeForm action="/kod" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kód z novin')).toHaveAccessibleDescription(
      'Šest číslic na konci tištěného inzerátu.',
    )
  },
}

export const UnknownCode: Story = {
  name: 'Kód, který v novinách není',
  render: () => <DialCodeForm action="/kod" error="Inzerát s tímto kódem tu není." />,
}

export const Wanted: Story = {
  name: 'Hledá se',
  render: () => (
    <WantedList
      ads={[
        {
          href: '/1',
          heading: 'Koupím štípačku dřeva, i nefunkční',
          facts: 'Žďár nad Sázavou, 4 000 Kč',
        },
        { href: '/2', heading: 'Hledám učitele na harmoniku', facts: 'Zlín, dohodou' },
      ]}
    />
  ),
}
