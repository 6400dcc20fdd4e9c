import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Plakátek bez fotky',
  others: ['placeholder', 'thumbnail'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Inzerát bez fotky jako malý plakát: jeho první slova velkými písmeny na novinovém papíře a obrázek rubriky v rohu. Každý je tak jiný a šedý čtverec nikde není.',
  avoid: [{ when: 'Fotka, když ji inzerát má.', instead: 'Gallery' }],
  anatomy: [
    {
      part: 'Slova',
      text: 'První slova nadpisu do 26 znaků, co největšími písmeny, která se vejdou.',
    },
    { part: 'Podklad', text: 'Jeden ze šesti, stejný pro celou rubriku.' },
    { part: 'Obrázek rubriky', text: 'V patě, jen ozdoba.', component: 'SectionIcon' },
    {
      part: 'Místo na obrázek',
      text: 'Rozhodne, jestli ukázat fotku, plakátek, nebo kresbu.',
      component: 'Thumb',
    },
  ],
  dos: [
    { text: 'Dlouhé slovo se zmenší, nezlomí.', story: 'LongWord' },
    { text: 'Kdo hledá lidi, má místo slov věk.', story: 'Person' },
  ],
  donts: [{ text: 'Plakátek s textem, který už nikde vedle nestojí: čtečka ho nevidí.' }],
  words: 'Slova jsou inzerentova, bez úvodního „Prodám“.',
  access: { names: 'Je skrytý (`aria-hidden`); nadpis stojí vedle něj.' },
}
