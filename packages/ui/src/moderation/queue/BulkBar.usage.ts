import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Schvalování víc inzerátů',
  status: 'stable',
  since: '0.1',
  purpose: 'Redakce vybere všechny inzeráty ve frontě, nebo výběr zruší, a vybrané schválí naráz.',
  avoid: [{ when: 'Hromadné akce v účtu.', instead: 'AccountLayout' }],
  anatomy: [
    { part: 'Vybrat vše', text: 'Přepíná na „Zrušit výběr“.', component: 'Button' },
    { part: 'Schválit', text: 'Jen s výběrem.' },
    { part: 'Kolik', text: 'Počet vybraných slovy.' },
  ],
  dos: [{ text: 'Počet vybraných řekněte hned.', story: 'Selected' }],
  donts: [{ text: 'Schválit i ty, které přišly až po výběru.' }],
  words: '„Schválit vybrané“: sloveso i co se jím myslí.',
  access: {
    names: 'Dvě tlačítka a stav výběru.',
    keys: 'Tlačítka následují za sebou.',
    announced: 'Výběr se řekne zdvořile.',
  },
}
