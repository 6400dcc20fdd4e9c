import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hlavička',
  others: ['header', 'navbar', 'lišta', 'záhlaví'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Logo domů, hledání a vpravo účet s vložením inzerátu. Na telefonu z dlouhých tlačítek zbudou ikony.',
  avoid: [{ when: 'Rubriky mají vlastní řádek pod ní.', instead: 'SiteNav' }],
  anatomy: [
    { part: 'Logo', text: 'Odkaz na titulní stranu, jméno říká, kam vede.', component: 'Wordmark' },
    { part: 'Hledání', text: 'Vynechané tam, kde ho nese titul.', component: 'SearchBox' },
    { part: 'Akce', text: 'Účet a „Vložit inzerát“.', component: 'AccountActions' },
  ],
  dos: [
    { text: 'Logo vede domů a jmenuje se celým jménem.', story: 'Logo' },
    { text: 'Vložení inzerátu je vidět na každé stránce.', story: 'WithSearch' },
  ],
  donts: [{ text: 'Třetí řada akcí: co nestačí dvěma tlačítkům, patří do účtu.' }],
  words: 'Slova tlačítek se na telefonu skryjí, jméno pro čtečku zůstává celé.',
  access: {
    names: 'Oblast `banner`; logo se jmenuje „Inzrt – hlavní strana“.',
    keys: 'Logo, hledání, akce, v tomhle pořadí.',
  },
}
