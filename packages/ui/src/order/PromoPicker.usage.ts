import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Zvýraznění a topování',
  others: ['pricing', 'upsell', 'služby'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Co k inzerátu přidat za peníze: karty s cenou, dny a kreslenou ukázkou, jak bude řádek vypadat.',
  avoid: [{ when: 'Ceník bez objednávky.', instead: 'PromoCatalogue' }],
  anatomy: [
    { part: 'Karta', text: 'Jméno, dny, cena a co udělá.' },
    {
      part: 'Ukázka',
      text: 'Seznam s jedním zvýrazněným řádkem, jen pro oko.',
      component: 'PromoExample',
    },
    { part: 'Chyba', text: 'Nad celou skupinou.', component: 'FieldError' },
  ],
  dos: [
    { text: 'Cenu kartou i přes SMS napište předem.', story: 'Idle' },
    { text: 'Vybrat jde nejvýš obě.', story: 'Both' },
    { text: 'Když nic není vybráno, řekněte, co vybrat.', story: 'Wrong' },
  ],
  donts: [{ text: 'Předem zaškrtnutá služba.' }],
  words:
    'Co to udělá, ne jak je to skvělé: „Barevný podklad a linka, kterých si lidé v seznamu všimnou.“',
  access: {
    names: 'Skupina s legendou; karta je zaškrtávací pole popsané cenou a větou.',
    keys: 'Mezerník zaškrtne kartu.',
  },
}
