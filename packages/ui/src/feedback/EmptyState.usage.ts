import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Prázdný stav',
  others: ['empty state', 'zero state', 'nic tu není', 'prázdný seznam'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Nic tu není a co s tím: prázdný seznam, hledání bez výsledku, část účtu, která se nenačetla.',
  avoid: [
    { when: 'Stránka, která neexistuje.', instead: 'NotFound' },
    { when: 'Krátké čekání.', instead: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Obrázek', text: 'Nepovinné zboží k tématu.', component: 'SectionIcon' },
    { part: 'Titulek', text: 'Co tu není.' },
    { part: 'Další krok', text: 'Věta a nejvýš jedno tlačítko.' },
    { part: 'Nenačtená část', text: 'Důvod a „Zkusit znovu“.', component: 'LoadFailed' },
  ],
  dos: [
    { text: 'Nabídněte, co zkusit.', story: 'Empty' },
    { text: 'Prázdno po psaní nebo filtrování se ohlásí.', story: 'Live' },
  ],
  donts: [{ text: 'Prázdná tabulka se záhlavím nebo smutný obličej.', drawing: 'sad-face' }],
  words: 'Titulek je celá věta bez „bohužel“: „Zatím žádné objednávky“. Rada začíná slovesem.',
  access: {
    names: 'Titulek je odstavec, a stojí-li za celou stránku, je to `h1`.',
    announced: 'S `isLive` se řekne, jakmile se objeví.',
  },
}
