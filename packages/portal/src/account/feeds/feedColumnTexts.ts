import { FEED_COLUMNS, type FeedColumn } from '@inzrt/rules/feed'
import { FEED_NUMBER_MAX } from '@inzrt/rules/limits'
import type { Brand } from '../../shell/brand/Brand.ts'

const TEXTS: Readonly<Record<FeedColumn, string>> = {
  number: `Číslo nebo kód z\u00a0vaší evidence, do ${FEED_NUMBER_MAX}\u00a0znaků. Podle něj inzerát příště poznáme a\u00a0jen ho změníme.`,
  ad: 'Adresa inzerátu u\u00a0nás. Stačí u\u00a0těch, které jste vložili ručně a\u00a0vlastní číslo ještě nemají.',
  type: 'Nabídka, Poptávka, nebo Výměna. Prázdné znamená nabídku.',
  section: 'Adresa rubriky, jak ji vidíte v\u00a0prohlížeči za lomítkem.',
  heading: 'Nadpis inzerátu.',
  content: 'Celý text. Smí mít víc řádků, pak patří do uvozovek.',
  price: '150000, 99,90 EUR, nebo slovy: Dohodou, Nabídněte, Nerozhoduje, V\u00a0textu, Zdarma.',
  place:
    'PSČ, a\u00a0kde jich má víc míst, i\u00a0jméno: 612\u00a000 Brno. Prázdné bere místo z\u00a0vašeho profilu.',
  photos:
    'Adresy fotek na webu s\u00a0mezerou mezi sebou, první je hlavní. Stáhneme je k\u00a0sobě.',
}

/** What is asked in some section of each site. */
const ATTRIBUTES: Readonly<Record<Brand['id'], string>> = {
  general: 'Značka, Najeto, Palivo',
  adult: 'Věk, Výška, Kouření',
}

/** The columns of a file of ads, each with what stands in it. */
export const feedColumnTexts = (brand: Brand['id']) => [
  ...Object.entries(FEED_COLUMNS).map(([column, name]) => ({
    name,
    text: TEXTS[column as FeedColumn],
  })),
  {
    name: 'Další údaje',
    text: `Co se v\u00a0rubrice vyplňuje navíc, pod stejným jménem: třeba ${ATTRIBUTES[brand]}.`,
  },
]
