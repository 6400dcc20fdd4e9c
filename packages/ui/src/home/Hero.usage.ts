import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Titul se stánkem',
  others: ['hero', 'banner', 'úvod'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Začátek titulní strany: titulek, velké hledání, co lidé hledají a zboží na pultě. Dole zubatý okraj jako řez novin.',
  avoid: [{ when: 'Nadpis seznamu.', instead: 'MarketCounter' }],
  anatomy: [
    { part: 'Titulek', text: 'Hlavní nadpis stránky.' },
    { part: 'Hledání', text: 'Velké, s výběrem lokality.', component: 'SearchBox' },
    { part: 'Lidé hledají', text: 'Odkazy na dnešní hledání.', component: 'PopularSearches' },
    { part: 'Zboží na pultě', text: 'Kreslené věci s cenovkami.', component: 'HeroGoods' },
  ],
  dos: [
    { text: 'Hledání stojí první, zboží ho nese.', story: 'Stall' },
    { text: 'Na telefonu se zboží posouvá prstem.', story: 'OnPhone' },
  ],
  donts: [{ text: 'Reklamní fotka přes celou šířku.' }],
  words: 'Titulek je jedna věta s pointou: „Co vám překáží, jinému chybí.“ Bez vykřičníku.',
  access: {
    names: 'Oblast pojmenovaná `h1`, zboží je seznam „Na pultě“.',
    keys: 'Hledání je první zastávka po rubrikách.',
  },
}
