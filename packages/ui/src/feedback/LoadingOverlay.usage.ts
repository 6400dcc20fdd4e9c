import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Překrytí při čekání',
  others: ['spinner', 'loader', 'loading', 'načítání'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Zakryje stránku, když další dlouho nejde: nahoře pruh, uprostřed obrázky rubrik a „Načítám...“. U rychlé stránky se vůbec neukáže.',
  avoid: [{ when: 'Čekání na část stránky.', instead: 'ProgressBar' }],
  anatomy: [
    { part: 'Pruh', text: 'Běží sedm sekund přes celou šířku.' },
    {
      part: 'Obrázky rubrik',
      text: 'Střídají se; kdo nechce pohyb, má jeden.',
      component: 'SectionIcon',
    },
    { part: 'Slovo', text: '„Načítám...“.' },
  ],
  dos: [
    { text: 'Ukažte ho, až když je čekání opravdu znát.', story: 'Slow' },
    { text: 'Rychlou stránku nezakrývejte vůbec.' },
  ],
  donts: [
    { text: 'Kolečko bez slov nebo kostry řádků, které potom poskočí.', drawing: 'bare-wheel' },
  ],
  words: 'Jedno slovo, jméno rubriky vedle kresby je jen pro oko.',
  access: { names: 'Oblast `status`.', announced: '„Načítám...“ se řekne jednou.' },
}
