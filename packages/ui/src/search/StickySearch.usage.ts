import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hledání, které čeká nahoře',
  status: 'stable',
  since: '0.1',
  purpose:
    'Na titulní straně: když velké hledání odjede, objeví se menší v hlavičce. Řídí to posun stránky, ne skript.',
  avoid: [{ when: 'Ostatní stránky mají hledání v hlavičce pořád.', instead: 'Header' }],
  anatomy: [
    { part: 'Logo', text: 'Odkaz domů.', component: 'Wordmark' },
    { part: 'Hledání', text: 'Vlastní `id` a vlastní jméno oblasti.', component: 'SearchBox' },
  ],
  dos: [{ text: 'Dejte mu jiné jméno oblasti než velkému hledání.', story: 'ScrolledAway' }],
  donts: [{ text: 'Lišta, která při posunu poskakuje nebo zakryje nadpis.' }],
  words: 'Tatáž jako ve velkém hledání.',
  access: {
    names: 'Oblast `search` „Hledat nahoře“; dokud je schovaná, čtečka ji nevidí.',
    keys: 'Do pořadí tabulátoru přijde, až když je vidět.',
  },
}
