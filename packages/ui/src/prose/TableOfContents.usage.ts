import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Obsah stránky',
  others: ['toc', 'obsah'],
  status: 'stable',
  since: '0.1',
  purpose: 'Skok na nadpisy dlouhého textu. Kde je nadpis jen jeden, sám se neukáže.',
  avoid: [{ when: 'Rubriky webu.', instead: 'SiteNav' }],
  anatomy: [{ part: 'Odkazy', text: 'Číslované, v pořadí textu.' }],
  dos: [{ text: 'Jména odkazů jsou nadpisy slovo od slova.', story: 'Contents' }],
  donts: [{ text: 'Obsah u textu na jednu obrazovku.' }],
  words: 'Nadpis části je podstatné jméno: „Lhůty“.',
  access: { names: 'Navigace „Obsah stránky“ se seznamem kotev.', keys: 'Enter skočí na nadpis.' },
}
