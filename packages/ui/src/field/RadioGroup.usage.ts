import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Skupina voleb',
  others: ['radio', 'přepínač', 'volba', 'jedna z několika', 'segmented control'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Jedna možnost ze dvou až pěti, kde člověk potřebuje vidět všechny vedle sebe: způsob odpovědi, důvod hlášení, kdo inzeruje.',
  avoid: [
    { when: 'Víc než pět možností nebo možnosti, které nikdo nečte celé.', instead: 'SelectField' },
    { when: 'Volba s cenou u každé možnosti.', instead: 'PaymentFields' },
  ],
  anatomy: [
    { part: 'Otázka', text: 'Legenda skupiny.' },
    {
      part: 'Možnosti',
      text: 'Vedle sebe; s `isStacked` pod sebou, když nejsou stejně dlouhé.',
      component: 'CheckboxField',
    },
    { part: 'Nápověda a chyba', text: 'Pod možnostmi, obojí je popis skupiny.' },
  ],
  dos: [{ text: 'Jedna možnost bývá vybraná předem, ta nejčastější.', story: 'Radios' }],
  donts: [{ text: 'Prázdná volba „nic“: kde se vybrat nemusí, řekněte to možností slovem.' }],
  words: 'Otázka je krátká („Jak zaplatíte“), možnosti jsou odpovědi na ni a stejně stavěné věty.',
  access: {
    names: 'Je to `<fieldset>` s legendou; chybu a nápovědu nese `aria-describedby` skupiny.',
    keys: 'Tabulátor vstoupí na vybranou možnost, šipky mezi možnostmi rovnou vybírají.',
  },
}
