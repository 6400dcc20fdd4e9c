import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Návrh rubriky',
  status: 'stable',
  since: '0.1',
  purpose:
    'Když nadpis patří jinam, nabídne rubriku, kde se takové věci hledají, a jedním stiskem tam inzerát přesune.',
  avoid: [{ when: 'Ruční výběr.', instead: 'SectionPicker' }],
  anatomy: [
    { part: 'Věta', text: 'Kde se to hledá.' },
    { part: 'Přesunout', text: 'Tlačítko, které rubriku změní.', component: 'Button' },
  ],
  dos: [
    { text: 'Ukažte ji, jen když nadpis opravdu patří jinam.', story: 'Elsewhere' },
    { text: 'Kde rubrika sedí, neříkejte nic.' },
  ],
  donts: [{ text: 'Přesunout inzerát bez ptaní.' }],
  words:
    'Mluvíme o lidech, ne o pravidlech: „Takové věci se u nás hledají v rubrice Pračky a ledničky.“',
  access: {
    names: 'Oblast `status` s tlačítkem.',
    announced: 'Návrh se řekne, jakmile se objeví.',
  },
}
