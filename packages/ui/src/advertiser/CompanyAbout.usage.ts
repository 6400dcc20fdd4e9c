import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'O firmě',
  status: 'trial',
  since: '0.1',
  purpose: 'Co firma o sobě píše a kdy má otevřeno, dny stejné po sobě v jednom řádku.',
  avoid: [{ when: 'Údaje z rejstříku v hlavě.', instead: 'AdvertiserHead' }],
  anatomy: [
    { part: 'O nás', text: 'Text v řádcích firmy.', component: 'Prose' },
    { part: 'Otevírací doba', text: 'Tabulka dnů a hodin.' },
  ],
  dos: [
    { text: 'Stejné dny po sobě slučte.', story: 'Both' },
    { text: 'Co firma nenapsala, to vynechte.', story: 'OnlyHours' },
  ],
  donts: [{ text: 'Vyplnit „neuvedeno“.' }],
  words: '„pondělí–pátek 8:00–17:00“, zavřený den slovem „zavřeno“.',
  access: { names: 'Oblasti s nadpisy, hodiny v tabulce.' },
}
