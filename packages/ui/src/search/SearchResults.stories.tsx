import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleAds } from '../testing/sampleAds.ts'
import { SearchResults } from './SearchResults.tsx'

const meta = {
  title: 'Hledání/SearchResults',
  component: SearchResults,
  args: {
    status: 'done',
    sections: [
      { href: '/kola', name: 'Kola a koloběžky', icon: 'bike', count: '312', marks: [[0, 4]] },
      { href: '/elektrokola', name: 'Elektrokola', icon: 'bike', count: '86' },
    ],
    ads: Object.values(sampleAds).slice(0, 4),
  },
} satisfies Meta<typeof SearchResults>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  name: 'R109 R119 rubriky a inzeráty pod nadpisy',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Kategorie a\srubriky$/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Inzeráty' })).toBeVisible()
    await expect(canvas.getAllByText('Přejít do kategorie')).toHaveLength(2)
  },
}

export const AdsOnly: Story = {
  name: 'R109 samotné inzeráty jsou bez nadpisů',
  args: { sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Inzeráty' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: /^Kategorie a\srubriky$/ })).toBeNull()
  },
}

/** Enough where the story is about what is said above them. */
const few = Object.values(sampleAds).slice(0, 2)

export const OnPhone: Story = {
  name: 'R109 na telefonu jsou rubriky nad inzeráty v jedné řadě',
  args: { ads: few },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('link', { name: /Přejít do kategorie/ })
      .map((link) => link.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const SectionsOnly: Story = { name: 'Jen rubriky', args: { ads: [] } }

export const Nothing: Story = {
  name: 'R121 nic se nenašlo',
  args: { sections: [], ads: [], suggestion: { term: 'kolo', href: '/search?term=kolo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nebyl nalezen žádný inzerát')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'kolo' })).toBeVisible()
  },
}

export const Corrected: Story = {
  name: 'V003 překlep opraven rovnou, slovo navíc vynecháno',
  args: {
    ads: few,
    corrected: {
      term: 'zelená sekačka',
      typed: 'zelená sekčka',
      exactHref: '/search?term=%22zelená%20sekčka%22',
    },
    leftOut: ['zelená'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('zelená sekačka')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hledat přesně „zelená sekčka“' })).toBeVisible()
    await expect(canvas.getByText(/Se slovem „zelená“ takový inzerát teď nemáme/)).toBeVisible()
  },
}

export const FewWithAllWords: Story = {
  name: 'V003 všem slovům odpovídá jen málo inzerátů',
  args: { ads: few, withAllWords: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Všem slovům odpovídají 3.inzeráty, přidali jsme podobné/),
    ).toBeVisible()
  },
}

export const OnlyMentioned: Story = {
  name: 'V003 hledanou věc nikdo nenabízí, inzeráty ji jen zmiňují',
  args: { ads: few, isOnlyMentioned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Přesně to tu teď není/)).toBeVisible()
  },
}

export const Excluded: Story = {
  name: 'V003 slovo s minusem ve výsledcích není a jde zrušit',
  args: { ads: few, excluded: [{ word: 'dětské', href: '/search?term=kolo' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bez „dětské“, zrušit' })).toHaveAttribute(
      'href',
      '/search?term=kolo',
    )
  },
}

const conditions = {
  hasPlace: true,
  hasPrice: false,
  leftOut: ['place'] as const,
  href: '/search?district=Brno-m%C4%9Bsto',
}

export const FewAtPlace: Story = {
  name: 'V003 v hledaném místě je jich málo',
  args: { ads: few, conditions: { ...conditions, count: 2 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/V hledaném místě jsou 2.inzeráty, přidali jsme další odjinud/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ukázat jen tyto' })).toBeVisible()
  },
}

export const NoneForPrice: Story = {
  name: 'V003 za hledanou cenu není nic',
  args: {
    ads: few,
    conditions: { ...conditions, hasPlace: false, hasPrice: true, leftOut: ['price'], count: 0 },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Za hledanou cenu teď nic takového není, ukazujeme inzeráty za jinou cenu.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ukázat jen tyto' })).toBeNull()
  },
}

export const NoneForPriceAtPlace: Story = {
  name: 'V003 v hledaném místě za hledanou cenu není nic, odjinud ano',
  args: { ads: few, conditions: { ...conditions, hasPrice: true, count: 0 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/nic takového není, ukazujeme inzeráty odjinud za hledanou cenu\.$/),
    ).toBeVisible()
  },
}

export const UnknownCode: Story = {
  name: 'N004 kód z novin, který nemá žádný inzerát',
  args: { sections: [], ads: [], unknownCode: '204815' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nebyl nalezen žádný inzerát')).toBeVisible()
    await expect(canvas.getByText('204\u00a0815', { collapseWhitespace: false })).toBeVisible()
    await expect(canvas.getByText(/teď nemá žádný inzerát/)).toBeVisible()
    await expect(canvas.queryByText(/Zkuste jiné/)).toBeNull()
  },
}

export const UnknownCodeAmongAds: Story = {
  name: 'N004 kód, který nemá žádný inzerát, vedle jiných nálezů',
  args: { sections: [], unknownCode: '204815' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/teď nemá žádný inzerát/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Inzeráty' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'R120 hledá se',
  args: { status: 'loading', sections: [], ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vyhledávám...')).toBeVisible()
  },
}

export const LoadingAgain: Story = {
  name: 'Při dalším hledání staré výsledky zůstávají',
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Inzeráty' })).toBeVisible()
  },
}

export const Short: Story = {
  name: 'R122 málo znaků',
  args: { status: 'short', sections: [], ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zadejte minimálně dva znaky')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Hledání selhalo',
  args: { status: 'failed', sections: [], ads: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vyhledávání se nezdařilo.')).toBeVisible()
  },
}
