import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Brána pro dospělé',
  others: ['age verification', '18+'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Vstup na web pro dospělé: velkými písmeny, o co jde, a dvě stejně velké cesty, dál a pryč. Za ní není nic vidět.',
  avoid: [{ when: 'Rychlý odchod uvnitř webu.', instead: 'QuickLeave' }],
  anatomy: [
    { part: 'Logo a slovo', text: '„Web pro dospělé“.', component: 'Wordmark' },
    { part: 'Nadpis', text: '„Jen pro dospělé“ přes celou šířku.' },
    { part: 'Volba', text: 'Co vstupem potvrzujete, „Vstoupit“ a „Odejít“.' },
  ],
  dos: [
    { text: 'Obě cesty jsou stejně velké.', story: 'Gate' },
    { text: 'Kde nestačí slovo, vede tlačítko k ověření.', story: 'Proof' },
  ],
  donts: [{ text: 'Zavřít okno a pustit dál, nebo schovat odchod.' }],
  words: 'Přímo a bez mrkání. Podmínky vyjmenujeme: 18 let, nebo 21 let tam, kde to zákon chce.',
  access: {
    names: 'Oblast `main` s hlavním nadpisem, formulář a odkaz.',
    keys: 'Vstoupit, potom Odejít; bez skriptu obojí funguje.',
  },
}
