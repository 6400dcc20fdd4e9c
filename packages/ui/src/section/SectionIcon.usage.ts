import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Obrázek rubriky',
  others: ['icon', 'ikona', 'pictogram'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Vystřižený obrázek zboží u jména rubriky: tatáž kresba ve čtyřech velikostech, od řádku v hlavičce po titul seznamu.',
  avoid: [
    { when: 'Akce a stavy mají čárové ikony.', instead: 'IconButton' },
    { when: 'Fotka nebo plakátek inzerátu.', instead: 'Poster' },
  ],
  anatomy: [{ part: 'Kresba', text: 'Jedna ze sady podle jména; neznámé jméno zastoupí stánek.' }],
  dos: [{ text: 'Velikost volte podle místa: 36, 56, 88, nebo 168 px.', story: 'Icons' }],
  donts: [
    { text: 'Kresba bez jména rubriky vedle sebe: sama nic neříká a čtečka ji nevidí.', args: {} },
  ],
  words: 'Žádná; všechno říká jméno vedle ní.',
  access: { names: 'Je skrytá (`aria-hidden`), je to ozdoba.' },
}
