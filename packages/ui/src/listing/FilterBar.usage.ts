import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Lišta filtrů',
  others: ['filters', 'facets', 'filtry', 'třídění'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Filtr nad seznamem: lokalita, nabídka, poptávka nebo výměna a na menších displejích tlačítko „Upřesnit“. Je to obyčejný formulář GET, takže výsledek má vlastní adresu.',
  avoid: [{ when: 'Hledání slov v celém webu.', instead: 'SearchBox' }],
  anatomy: [
    { part: 'Lokalita', text: 'Tlačítko, které se otevře v pole.', component: 'LocalityPicker' },
    {
      part: 'Upřesnit',
      text: 'Pod 64 rem otevře list zdola s dalšími filtry.',
      component: 'ListingRail',
    },
    { part: 'Druh inzerátu', text: 'Zaškrtnutí s poctivými počty.', component: 'CheckboxField' },
    { part: 'Řazení', text: 'Jen tam, kde nestojí nad řádky.', component: 'SortSelect' },
    { part: 'Zrušit filtry', text: 'Odkaz na týž seznam bez filtrů.' },
    {
      part: 'Další filtry',
      text: 'Cena, region, fotka a údaje o zboží v postranním sloupci.',
      component: 'RefineForm',
    },
    { part: 'Podrubriky', text: 'V témže sloupci nad filtry.', component: 'SubsectionNav' },
    {
      part: 'Rozvržení',
      text: 'Sloupec s filtry vedle řádků, od 64 rem.',
      component: 'ListingLayout',
    },
  ],
  dos: [
    { text: 'Zapnuté filtry spočítejte na tlačítku a nabídněte cestu zpátky.', story: 'Narrowed' },
    { text: 'Bez skriptu formulář ukáže „Použít filtr“ a funguje stejně.', story: 'PlainForm' },
    { text: 'Na telefonu jsou upřesnění list zdola.', story: 'Sheet' },
  ],
  donts: [{ text: 'Filtr, který po zaškrtnutí skočí na začátek stránky nebo zahodí kurzor.' }],
  words:
    'Slova jsou malá a bez tečky: „nabídka“, „jen s fotkou“. Co se nezobrazuje, přiznáme větou: „3 inzeráty s cenou dohodou se nezobrazují.“',
  access: {
    names:
      'Skupina „Filtrovat pouze:“, výběr „Řadit“; počet zapnutých filtrů říká tlačítko „Upřesnit (vybrané filtry: 2)“.',
    keys: 'Každé zaškrtnutí se použije hned; kurzor zůstává, kde byl.',
  },
}
