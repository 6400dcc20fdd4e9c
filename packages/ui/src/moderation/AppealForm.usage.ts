import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Odvolání',
  status: 'stable',
  since: '0.1',
  purpose:
    'Inzerent napíše, proč s rozhodnutím nesouhlasí. Rozhodne jiný člověk než poprvé a výsledek mu pošleme.',
  avoid: [
    { when: 'Reklamace placené služby.', instead: 'ComplaintForm' },
    { when: 'Hlášení cizího inzerátu.', instead: 'ReportDialog' },
  ],
  anatomy: [
    { part: 'Důvod', text: 'Jediné pole, velké.', component: 'TextAreaField' },
    { part: 'Odvolat se', text: 'Hlavní tlačítko.', component: 'Button' },
  ],
  dos: [{ text: 'Řekněte hned, kdo bude rozhodovat.', story: 'Appealing' }],
  donts: [{ text: 'Odvolání se lhůtou, o které se nikdo nedozví.' }],
  words: '„Proč s rozhodnutím nesouhlasíte“ je otázka, na kterou jde odpovědět vlastními slovy.',
  access: {
    names: 'Formulář „Odvolání“ s jedním polem a tlačítkem.',
    keys: 'Enter zalomí řádek, odesílá tlačítko.',
  },
}
