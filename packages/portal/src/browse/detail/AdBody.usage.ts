import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Text inzerátu a údaje',
  status: 'stable',
  since: '0.1',
  purpose: 'Popis tak, jak ho kdo napsal, a pod ním tabulka údajů.',
  avoid: [
    { when: 'Článek redakce s odkazy a tabulkami.', instead: 'ArticleBlock' },
    { when: 'Podoba inzerátu v novinách.', instead: 'PrintedAd' },
  ],
  anatomy: [
    { part: 'Popis', text: 'Nadpis a odstavce podle prázdných řádků.' },
    { part: 'Údaje', text: 'Jméno vlevo, hodnota vpravo.', component: 'FactsTable' },
  ],
  dos: [
    { text: 'Pod text dejte údaje, na které se lidé ptají: číslo, datum, místo.', story: 'Short' },
    { text: 'Řádky a odstavce nechte, jak je kdo napsal.', story: 'Paragraphs' },
    { text: 'Příliš dlouhé slovo se zalomí, stránka se do strany neposouvá.', story: 'LongWord' },
  ],
  donts: [{ text: 'Text za někoho opravovat, zkracovat nebo barvit.' }],
  words: 'Nadpisy jsou dvě holá slova: „Popis“ a „Údaje“. Ostatní slova patří inzerentovi.',
  access: {
    names: 'Dvě oblasti se jmény svých nadpisů; údaje jsou seznam pojmů a hodnot (`<dl>`).',
  },
}
