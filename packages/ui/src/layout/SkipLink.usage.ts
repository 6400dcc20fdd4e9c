import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Přeskočit na obsah',
  others: ['skip link', 'přeskočit'],
  status: 'stable',
  since: '0.1',
  purpose:
    'První zastávka klávesnice: přeskočí hlavičku a rubriky. Vidět je, až když na ní kurzor stojí.',
  avoid: [{ when: 'Cesta zpátky nahoru.', instead: 'GoTop' }],
  anatomy: [{ part: 'Odkaz', text: 'Na `#obsah`, nad vším ostatním.' }],
  dos: [{ text: 'Nechte ho první v dokumentu.', story: 'Skip' }],
  donts: [{ text: 'Schovat ho tak, že ho neuvidí ani ten, kdo na něm stojí.' }],
  words: '„Přeskočit na obsah“, vždycky stejně.',
  access: {
    names: 'Je to `<a href="#obsah">`.',
    keys: 'Tabulátor ho ukáže, Enter přenese kurzor do obsahu.',
  },
}
