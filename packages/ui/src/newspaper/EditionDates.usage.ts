import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Kalendář vydání',
  status: 'stable',
  since: '0.1',
  purpose: 'Uzávěrky a dny vydání jako lístky kalendáře, nejbližší číslo první a označené slovem.',
  avoid: [{ when: 'Jediná příští uzávěrka.', instead: 'Dateline' }],
  anatomy: [
    { part: 'Číslo', text: '„č. 48/2026“.' },
    { part: 'Lístky', text: 'Uzávěrka a den vydání, každý s dnem v týdnu.' },
  ],
  dos: [{ text: 'Nejbližší číslo označte slovem, ne barvou.', story: 'Calendar' }],
  donts: [{ text: 'Tabulka, ve které se datum hledá očima.' }],
  words: 'Den v týdnu, den, měsíc a u uzávěrky hodina: „čtvrtek 26. 11. 12:00“.',
  access: { names: 'Seznam čísel, v něm dvojice jméno a datum.' },
}
