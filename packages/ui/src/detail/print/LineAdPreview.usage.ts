import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Ukázka řádkového inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Inzerát, jak ho otisknou noviny: v šířce sloupce, mezi sousedy a zlomený přesně tam, kde ho zlomí sazba.',
  avoid: [
    { when: 'Celá titulní strana.', instead: 'FrontPage' },
    { when: 'Inzerát, který právě spadl do novin.', instead: 'PastedAd' },
  ],
  anatomy: [
    {
      part: 'Výstřižek',
      text: 'Rubrika, strana, dvojitá linka a zubatý okraj.',
      component: 'Clipping',
    },
    { part: 'Papír', text: 'Barvy novin na jakémkoli podkladu.', component: 'CutPaper' },
    { part: 'Vlastní inzerát', text: 'Zlomené řádky; čtečka slyší celý bez dělení.' },
    { part: 'Rámeček', text: 'Zvýrazněný inzerát s nadpisem nad textem.', component: 'BoxedWords' },
    { part: 'Sousedé', text: 'Skutečné řádky kolem.' },
  ],
  dos: [
    { text: 'Sloupec má míru novin, ať je poznat, kolik se vejde.', story: 'Line' },
    { text: 'Zlom je ten, který bude v tisku.', story: 'Broken' },
  ],
  donts: [{ text: 'Vymyšlené pěkné zlomy: co se ukáže, to musí vyjít.' }],
  words: 'První slova velkými písmeny, zkratky podle pravidel tisku, na konci kód.',
  access: { names: 'Zlomené řádky jsou skryté, čtečka čte nezlomený text.' },
}
