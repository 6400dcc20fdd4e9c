import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Řádek data a uzávěrky',
  status: 'stable',
  since: '0.1',
  purpose:
    'Nejtenčí řádek stránky: dnešní datum, vydání a do kdy se stihne další číslo. Říká, že web patří k novinám.',
  avoid: [{ when: 'Vydání s obálkou na titulní straně.', instead: 'EditionCard' }],
  anatomy: [
    { part: 'Začátek', text: 'Datum, zůstává i na telefonu.' },
    { part: 'Prostředek', text: 'Poznámka, od tabletu výš.' },
    { part: 'Konec', text: 'Uzávěrka, zůstává i na telefonu.' },
  ],
  dos: [{ text: 'Na telefonu nechte jen den a uzávěrku.', story: 'Line' }],
  donts: [{ text: 'Odpočet po sekundách: řádek se čte jednou.' }],
  words: 'Datum celé, uzávěrka s hodinou: „Uzávěrka č. 48 ve čtvrtek ve 12.00“.',
  access: { names: 'Oblast „Dnešní den a vydání“ (`complementary`).' },
}
