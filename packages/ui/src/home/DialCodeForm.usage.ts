import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Kód z novin',
  status: 'stable',
  since: '0.1',
  purpose: 'Šest číslic z tištěného inzerátu, které na webu otevřou jeho detail s fotkami.',
  avoid: [{ when: 'Hledání slov.', instead: 'SearchBox' }],
  anatomy: [
    { part: 'Pole', text: 'Velké číslice, číselná klávesnice.' },
    { part: 'Tlačítko', text: 'Hlavní, se slovem „Najít“.', component: 'Button' },
    { part: 'Nápověda', text: 'Kde kód stojí.' },
  ],
  dos: [{ text: 'Řekněte, kde kód na papíře je.', story: 'Code' }],
  donts: [{ text: 'Odmítnout kód s mezerou: lidé ho čtou po třech.' }],
  words: '„Šest číslic na konci tištěného inzerátu.“',
  access: {
    names: 'Pole „Kód z novin“, popsané nápovědou.',
    keys: 'Enter kód odešle.',
  },
}
