import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rozhodnutí o odvolání',
  status: 'stable',
  since: '0.1',
  purpose:
    'Vyhovět, nebo zamítnout, a odpověď inzerentovi. Vyhovění se dozví i ten, kdo inzerát oznámil.',
  avoid: [{ when: 'Rozhodnutí o hlášení.', instead: 'ReportVerdictForm' }],
  anatomy: [
    { part: 'Jak rozhodnout', text: 'Výběr bez předvybrané možnosti.' },
    { part: 'Odpověď', text: 'Povinná, přijde inzerentovi.' },
    {
      part: 'Obě pole',
      text: 'Stejná jako u hlášení a reklamace, jen s jinými slovy.',
      component: 'VerdictForm',
    },
  ],
  dos: [{ text: 'Nabídku začněte prázdnou volbou.', story: 'Answering' }],
  donts: [{ text: 'Odpovědět bez důvodu.' }],
  words:
    '„Vyhovět a rozhodnutí zrušit“, „Zamítnout, rozhodnutí platí“: celá věta, aby si je nikdo nespletl.',
  access: {
    names: 'Výběr „Jak rozhodnout“ a povinná odpověď.',
    keys: 'Šipky vybírají rozhodnutí.',
  },
}
