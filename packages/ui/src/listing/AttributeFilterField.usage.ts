import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Filtr podle údaje',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jeden údaj, podle kterého jde seznam zúžit: palivo zaškrtnutím s počty, najeto rozsahem. Otevřený je jen tam, kde se podle něj vybírá.',
  avoid: [{ when: 'Cena, fotka a region mají stálé místo nad údaji.', instead: 'FilterBar' }],
  anatomy: [
    { part: 'Záhlaví', text: 'Jméno údaje, rozbaluje se bez skriptu.' },
    { part: 'Zaškrtnutí', text: 'Možnosti s počtem inzerátů.', component: 'CheckboxField' },
    {
      part: 'Rozsah',
      text: 'Pole od a do, jednotka je v popisku druhého.',
      component: 'TextField',
    },
  ],
  dos: [
    { text: 'Co zužuje, nechte otevřené, ať se ví, proč je seznam krátký.', story: 'Choice' },
    { text: 'Číslo ptejte rozsahem a jednotku napište.', story: 'Range' },
  ],
  donts: [{ text: 'Nabídnout možnost, která nechá nula výsledků, bez čísla.' }],
  words:
    'Jméno je totéž, které člověk vyplňoval ve formuláři. Popisky rozsahu jsou jen „od“ a „do (km)“.',
  access: {
    names: 'Je to `<details>`; uvnitř skupina téhož jména, počet patří k jménu zaškrtnutí.',
    keys: 'Enter nebo mezerník na záhlaví rozbalí a sbalí.',
  },
}
