import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Malý řádek',
  others: ['compact row', 'card', 'karta'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Příbuzné inzeráty pod detailem: menší obrázek, bez tlačítka Detail, na šířku od 64 rem ve dvou sloupcích.',
  avoid: [{ when: 'Hlavní seznam stránky, kde se teprve vybírá.', instead: 'AdRow' }],
  anatomy: [
    {
      part: 'Řádek',
      text: 'Týž díl s `isSmall`, takže drží stejné pořadí údajů.',
      component: 'AdRow',
    },
    { part: 'Dva sloupce', text: 'Dělá je seznam, ne řádek.', component: 'AdList' },
  ],
  dos: [{ text: 'Ukažte nejvýš šest a nad ně napište, čím k sobě patří.', story: 'Related' }],
  donts: [{ text: 'Malé řádky v hlavním výpisu jen proto, aby se jich vešlo víc.' }],
  words: 'Nadpis seznamu řekne, odkud jsou: „Další z rubriky Kola a koloběžky“.',
  access: {
    names: 'Seznam pojmenuje nadpis nad ním nebo `label` seznamu.',
    keys: 'Jeden cíl na řádek: odkaz přes celou plochu.',
  },
}
