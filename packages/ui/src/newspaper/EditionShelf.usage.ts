import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Regál čísel',
  status: 'stable',
  since: '0.1',
  purpose:
    'Obálky vydaných čísel vedle sebe, každá vede na svoje PDF. Číslo, které tu není, řekne, kde ho číst.',
  avoid: [{ when: 'Obálka na titulní straně.', instead: 'EditionCard' }],
  anatomy: [
    { part: 'Obálka', text: 'Skutečná první strana, nebo prázdný papír s číslem.' },
    { part: 'Popis', text: 'Číslo, datum vydání, rozsah.' },
  ],
  dos: [
    { text: 'Řekněte, že jde o PDF, a kolik má stran.', story: 'Covers' },
    { text: 'Co tu není, jde číst jinde.', story: 'WithoutPaper' },
  ],
  donts: [{ text: 'Odkaz, který spustí stahování bez varování.' }],
  words: '„84 stran, 8 714 inzerátů“. Nedostupné číslo: „k nahlédnutí v redakci“.',
  access: {
    names: 'Seznam nadpisů, odkaz říká číslo a „PDF“; obálka je ozdoba.',
    keys: 'Jeden odkaz na číslo.',
  },
}
