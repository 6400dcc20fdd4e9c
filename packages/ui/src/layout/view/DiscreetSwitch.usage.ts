import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Diskrétní režim',
  status: 'stable',
  since: '0.1',
  purpose:
    'Na webu pro dospělé skryje v kartě prohlížeče a v historii, kde člověk je: zbude jen slovo „Dokument“.',
  avoid: [{ when: 'Okamžitý odchod ze stránky.', instead: 'QuickLeave' }],
  anatomy: [
    { part: 'Věta', text: 'Co režim udělá, nebo že je zapnutý.' },
    { part: 'Tlačítko', text: 'Zapne, nebo vypne; funguje bez skriptu.', component: 'Button' },
  ],
  dos: [
    { text: 'Dokud je vypnutý, ptejte se, proč by ho člověk chtěl.', story: 'Off' },
    { text: 'Když je zapnutý, řekněte přesně, co ostatní uvidí.', story: 'On' },
  ],
  donts: [{ text: 'Slib úplného soukromí: režim skrývá jen kartu a historii.' }],
  words:
    'Bez mrkání a bez slova „pikantní“: „Nechcete, aby karta prohlížeče a historie prozradily, kde jste?“',
  access: {
    names: 'Formulář s jedním tlačítkem, které se jmenuje tím, co udělá.',
    keys: 'Mezerník nebo Enter, stránka se načte znovu.',
  },
}
