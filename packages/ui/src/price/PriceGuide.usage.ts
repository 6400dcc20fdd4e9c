import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Ceny podobných věcí',
  status: 'stable',
  since: '0.1',
  purpose:
    'Pod inzerátem řekne, za kolik se podobné věci nabízejí a prodaly, podle kolika inzerátů to víme, a vývoj po čtvrtletích.',
  avoid: [{ when: 'Rada při psaní ceny je kratší.', instead: 'PriceFields' }],
  anatomy: [
    { part: 'Nabízí se', text: 'Rozpětí, střední cena a z čeho to víme.' },
    { part: 'Prodávalo se', text: 'Totéž ze skutečných prodejů.' },
    { part: 'Vývoj', text: 'Čára a tatáž čísla v rozbalovací tabulce.', component: 'PriceHistory' },
    {
      part: 'Rada při psaní',
      text: 'Jedna věta u pole s cenou ve formuláři.',
      component: 'PriceHint',
    },
    {
      part: 'Graf s tabulkou',
      text: 'Kresba pro oko, čísla pro všechny.',
      component: 'ChartTable',
    },
  ],
  dos: [
    { text: 'Vždycky řekněte, podle kolika inzerátů a od kdy.', story: 'Known' },
    { text: 'Kde je toho málo, nechte díl zmizet.' },
  ],
  donts: [{ text: 'Jediná „správná cena“: prodej není ocenění.' }],
  words:
    'Opatrně a s původem: „Obvykle se chce 1 200 až 1 500 Kč“, „Podle 30 inzerátů od května 2026.“',
  access: {
    names: 'Oblast s nadpisem „Ceny podobných inzerátů“; graf je skrytý a totéž stojí v tabulce.',
    keys: 'Tabulka se rozbalí klávesou Enter nebo mezerníkem.',
  },
}
