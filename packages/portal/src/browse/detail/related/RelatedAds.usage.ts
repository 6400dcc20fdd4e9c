import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Další z rubriky',
  others: ['related', 'similar', 'podobné'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Pár sousedů otevřeného inzerátu z téže rubriky a cesta do ní celé. Je-li inzerát v rubrice sám, nenakreslí se nic.',
  avoid: [
    { when: 'Inzeráty vybrané podle vlastního inzerátu.', instead: 'MatchingAds' },
    { when: 'Celá rubrika s řazením a stránkami.', instead: 'AdList' },
  ],
  anatomy: [
    {
      part: 'Nadpis',
      text: 'Se jménem rubriky a odkazem, který řekne, kolik jich je.',
      component: 'SectionHeading',
    },
    { part: 'Řádky', text: 'Ve sloupcích, kde je na ně místo.', component: 'AdRowSmall' },
  ],
  dos: [
    { text: 'K odkazu do rubriky připište počet: „Celá rubrika, 312 inzerátů“.', story: 'Six' },
    { text: 'Samotnému inzerátu nedávejte prázdný nadpis.', story: 'Alone' },
  ],
  donts: [{ text: 'Nazvat je „Mohlo by se vám líbit“: nikdo nic nevybíral, jsou to sousedé.' }],
  words: 'Nadpis jmenuje rubriku: „Další z rubriky Kola a koloběžky“.',
  access: { names: 'Oblast se jménem rubriky, v ní seznam odkazů.' },
}
