import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Navržené výměny',
  status: 'stable',
  since: '0.1',
  purpose:
    'Výměny, které se pro vlastní inzerát našly nebo domluvily, každá se svým stavem a cestou na její stránku. Kde žádná není, nenakreslí se nic.',
  avoid: [
    { when: 'Jedna výměna na své stránce ukazuje i to, kdo co komu dá.', instead: 'ExchangeView' },
    { when: 'Dohoda dvou lidí v konverzaci má svůj rámeček.', instead: 'DealBox' },
  ],
  anatomy: [
    { part: 'Nadpis', text: 'Jeden nad všemi výměnami.', component: 'SectionHeading' },
    { part: 'Rámeček', text: 'Stav výměny a co člověk dostane.', component: 'DealBox' },
    { part: 'Cesta dál', text: 'Odkaz na stránku výměny.', component: 'DealButtons' },
  ],
  dos: [
    { text: 'Ke stavu připište, co člověk výměnou dostane, ať je od sebe rozezná.', story: 'Two' },
    { text: 'Inzerát, který už vidět není, nejmenujte.', story: 'Gone' },
    { text: 'Bez výměn nekreslete ani nadpis.', story: 'None' },
  ],
  donts: [
    {
      text: 'Odmítnout nebo odsouhlasit výměnu rovnou ze seznamu: napřed ať člověk vidí, s kým a o co jde.',
    },
  ],
  words: 'Stav je celá věta nebo její začátek: „Všichni souhlasí“, „Výměna už neplatí“.',
  access: {
    names: 'Oblast „Výměny pro váš inzerát“; rámečky v ní mají jména s pořadím, „Výměna 1“.',
  },
}
