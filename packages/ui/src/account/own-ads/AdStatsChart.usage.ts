import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Jak se inzerátu vede',
  others: ['chart', 'graph', 'graf', 'sparkline'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Zobrazení po dnech jako sloupce a tatáž čísla v tabulce, která se rozbalí. Nad tím součet za celou dobu.',
  avoid: [{ when: 'Ceny podobných věcí po čtvrtletích.', instead: 'PriceGuide' }],
  anatomy: [
    { part: 'Součet', text: 'Zobrazení, odkryté telefony a zprávy.', component: 'ChartTable' },
    { part: 'Sloupce', text: 'Den po dni, nejvyšší vyplní výšku.' },
  ],
  dos: [
    { text: 'Tabulka má tatáž čísla, nejnovější den nahoře.', story: 'Month' },
    { text: 'Kde nikdo nebyl, řekněte to číslem.', story: 'Nobody' },
  ],
  donts: [
    { text: 'Graf bez čísel nebo osa, která začíná jinde než na nule.', drawing: 'cut-axis' },
  ],
  words:
    'Součet je věta a všechna slova v ní jsou skloněná: „Za posledních 30 dní: 1 240 zobrazení, …“. Nula je číslo jako každé jiné.',
  access: {
    names: '`<figure>` s popiskem, sloupce jsou jen pro oko, tabulka pro všechny.',
    keys: 'Tabulka se rozbalí klávesou Enter nebo mezerníkem na jejím záhlaví.',
  },
}
