import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Oznámení protiprávního obsahu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Oznámení se vším, co chce zákon: adresa, důvod, vysvětlení, jméno, e-mail a prohlášení. U zneužívání dětí se podepsat nemusí.',
  avoid: [{ when: 'Obyčejné hlášení inzerátu.', instead: 'ReportDialog' }],
  anatomy: [
    { part: 'Adresa', text: 'Zkopírovaná z prohlížeče.', component: 'TextField' },
    {
      part: 'Co oznamujete',
      text: 'Podle důvodu se pozná, co je dál povinné.',
      component: 'SelectField',
    },
    { part: 'Proč', text: 'Které právo to porušuje.', component: 'TextAreaField' },
    { part: 'Podpis', text: 'Jméno a e-mail, povinné podle důvodu.' },
    { part: 'Prohlášení', text: 'O dobré víře.', component: 'CheckboxField' },
  ],
  dos: [{ text: 'Co není povinné, řekněte v nápovědě.', story: 'Noticing' }],
  donts: [{ text: 'Chtít podpis tam, kde ho zákon nechce.' }],
  words: '„Napište, čeho přesně se to týká a které právo porušuje.“',
  access: {
    names: 'Formulář „Oznámení protiprávního obsahu“, povinná pole to říkají slovem.',
    keys: 'Šipky vybírají důvod, mezerník zaškrtne prohlášení.',
    announced: 'Souhrn chyb se po odmítnutí řekne hned.',
  },
}
