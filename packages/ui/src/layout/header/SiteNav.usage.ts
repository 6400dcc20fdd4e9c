import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rubriky v hlavičce',
  others: ['navigation', 'menu', 'nabídka', 'nav'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Všechny rubriky v jednom řádku s obrázky a na konci odkaz na sesterský web. Co se nevejde, posune se do strany.',
  avoid: [{ when: 'Podrubriky s počty.', instead: 'SectionContents' }],
  anatomy: [
    {
      part: 'Rubriky',
      text: 'Malý obrázek a jméno, současná je podtržená.',
      component: 'SectionIcon',
    },
    { part: 'Sesterský web', text: 'Odkaz na druhý web s celou adresou.' },
  ],
  dos: [{ text: 'Současnou rubriku označte.', story: 'Sections' }],
  donts: [{ text: 'Rozbalovací nabídka pod myší: dotyk ani klávesy ji neotevřou.' }],
  words: 'Jména rubrik celá, bez zkratek.',
  access: {
    names: 'Navigace „Rubriky“, současná má `aria-current="page"`.',
    keys: 'Tabulátor jde po rubrikách a řádek se posouvá s ním.',
  },
}
