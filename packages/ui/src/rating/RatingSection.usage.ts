import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hodnocení',
  others: ['stars', 'rating', 'review', 'hvězdičky'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Co o inzerentovi říkají lidé po obchodu a jak to ověřujeme. Kdo obchodoval, tady hodnotí i odpovídá.',
  avoid: [{ when: 'Hvězdy u karty inzerenta.', instead: 'SellerCard' }],
  anatomy: [
    { part: 'Průměr', text: 'Hvězdy a slova.', component: 'Stars' },
    { part: 'Poznámka', text: 'Kdo smí hodnotit a čím je to ověřené.' },
    { part: 'Hodnocení', text: 'Text, odpověď a co s ním jde udělat.', component: 'RatingList' },
    {
      part: 'Napsat hodnocení',
      text: 'Počet hvězd a co by měli ostatní vědět.',
      component: 'RatingForm',
    },
    { part: 'Odpovědět', text: 'Jednou, pod hodnocením.', component: 'RatingAnswerForm' },
    { part: 'Nahlásit', text: 'Co je na hodnocení špatně.', component: 'RatingReportForm' },
  ],
  dos: [
    { text: 'Řekněte, jak je hodnocení ověřené.', story: 'Shown' },
    { text: 'Odpověď jde poslat jednou a nejde změnit.', story: 'Answering' },
  ],
  donts: [{ text: 'Průměr bez počtu: jedno hodnocení není známka.', drawing: 'average-alone' }],
  words: '„4,6 z 5 (12 hodnocení)“. Ptáme se na obchod, ne na osobu.',
  access: {
    names: 'Oblast s nadpisem; hvězdy mají jméno, jen když vedle nestojí slova.',
    announced: 'Stav hodnocení se řekne zdvořile.',
  },
}
