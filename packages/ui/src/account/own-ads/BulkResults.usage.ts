import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Jak hromadná akce dopadla',
  status: 'stable',
  since: '0.1',
  purpose: 'U každého inzerátu, co se s ním stalo, a když to nešlo, proč a kde to zkusit jinak.',
  avoid: [{ when: 'Výsledek jedné akce.', instead: 'ToastRegion' }],
  anatomy: [
    { part: 'Řádek', text: 'Fajfka, nebo výstraha, jméno a věta.' },
    { part: 'Co teď', text: 'Odkaz tam, kde to jde dotáhnout.' },
    { part: 'Skrýt', text: 'Tichý odkaz pod výsledky.', component: 'Button' },
  ],
  dos: [{ text: 'U neúspěchu nabídněte, jak dál.', story: 'Results' }],
  donts: [{ text: 'Souhrn „3 z 5“ bez toho, které to byly.' }],
  words: 'U úspěchu do kdy: „prodlouženo do 24. 12. 2026“, u neúspěchu proč.',
  access: {
    names: 'Oblast „Výsledek hromadné akce“ se seznamem.',
    announced: 'Výsledek se řekne, jakmile přijde.',
  },
}
