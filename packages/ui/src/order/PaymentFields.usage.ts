import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Jak zaplatit',
  others: ['checkout', 'payment', 'platba', 'karta'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Způsob platby s cenou, souhrn s DPH a souhlas se začátkem služby. Tlačítko říká, že zavazuje k platbě.',
  avoid: [{ when: 'Výsledek platby.', instead: 'OutcomePanel' }],
  anatomy: [
    {
      part: 'Způsoby',
      text: 'Karta, SMS, kredit, nebo faktura, každá s cenou.',
      component: 'MethodPicker',
    },
    {
      part: 'Volby s cenou',
      text: 'Rám, ve kterém způsoby i balíčky stojí.',
      component: 'PricePicker',
    },
    { part: 'Slevový kód', text: 'Nepovinný.', component: 'CouponField' },
    { part: 'Souhrn', text: 'Řádky, sleva, celkem a DPH.', component: 'OrderTotal' },
    { part: 'Souhlas', text: 'Spotřebitel, který chce začít hned.', component: 'CheckboxField' },
  ],
  dos: [
    { text: 'Součet ukažte celý, s DPH.', story: 'Idle' },
    { text: 'Slevu napište mezi řádky, ne dolů.', story: 'Lowered' },
    { text: 'Co kód zaplatí celé, objedná se zdarma.', story: 'Free' },
    { text: 'Proč způsob chybí, řekněte.', story: 'NoInvoice' },
  ],
  donts: [{ text: 'Schovat DPH nebo poplatek do posledního kroku.' }],
  words: 'Tlačítko zákonem: „Objednat s povinností platby – 69 Kč“.',
  access: {
    names: 'Skupina „Způsob platby“ a oblast „Souhrn objednávky“.',
    keys: 'Šipky přepínají způsoby, mezerník zaškrtne souhlas.',
    announced: 'Celková částka se řekne při každé změně.',
  },
}
