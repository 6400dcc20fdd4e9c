import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rozepsaný inzerát',
  status: 'stable',
  since: '0.1',
  purpose:
    'Nabídne navázat na inzerát, který v tomhle prohlížeči zůstal rozepsaný, nebo ho zahodit.',
  avoid: [{ when: 'Rozepsaný inzerát v jiném účtu.', instead: 'OtherAccountDialog' }],
  anatomy: [
    { part: 'Nadpis', text: 'Čeho se týká, i kdyby ještě neměl jméno.' },
    { part: 'Pod kterým účtem', text: 'Jen když nejste tentýž.' },
    { part: 'Tlačítka', text: '„Obnovit rozepsaný inzerát“ a „Začít znovu“.', component: 'Button' },
  ],
  dos: [
    { text: 'Řekněte, že fotky zůstaly a heslo ne.', story: 'Offered' },
    { text: 'Bez nadpisu řekněte, že zatím žádný není.', story: 'Untitled' },
  ],
  donts: [{ text: 'Obnovit bez ptaní.' }],
  words: 'Dvě krátké věty: co zůstalo a co se zadá znovu.',
  access: {
    names: 'Oblast „Rozepsaný inzerát“ s nadpisem a dvěma tlačítky.',
    keys: 'Obnovit je první.',
  },
}
