import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Cena v inzerátu',
  others: ['price input', 'currency', 'cena'],
  status: 'stable',
  since: '0.1',
  purpose: 'Druh ceny a, má-li nějakou, částka. Poptávka má druhů míň než nabídka.',
  avoid: [{ when: 'Cena ve filtru.', instead: 'FilterBar' }],
  anatomy: [
    { part: 'Druh ceny', text: 'Koruny, eura, dohodou, zdarma a další.', component: 'SelectField' },
    { part: 'Částka', text: 'Jen kde dává smysl, s číselnou klávesnicí.', component: 'TextField' },
  ],
  dos: [
    { text: 'Pole na částku se ukáže, až když je potřeba.', story: 'Agreement' },
    { text: 'Poptávka má jen čtyři druhy ceny.', story: 'Inquiry' },
    { text: 'Chyba řekne, co se do pole smí napsat.', story: 'Refused' },
  ],
  donts: [{ text: 'Nechat psát cenu do textu inzerátu.' }],
  words: 'Částka má v popisku měnu: „Částka v Kč“. Druh je slovo, ne zkratka: „Dohodou“.',
  access: {
    names: 'Skupina „Cena“; pole i chyby mají vlastní popis.',
    keys: 'Šipky vybírají druh, číslo se píše rovnou.',
  },
}
