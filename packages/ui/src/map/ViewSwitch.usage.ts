import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Přepínač seznamu a mapy',
  others: ['segmented control', 'tabs', 'přepínač'],
  status: 'stable',
  since: '0.1',
  purpose: 'Dvě podoby téhož seznamu, každá s vlastní adresou, a vedle nich řazení řádků.',
  avoid: [{ when: 'Přepnutí webu a papíru na titulní straně.', instead: 'FrontPage' }],
  anatomy: [
    { part: 'Odkazy', text: 'Seznam a Mapa, vybraný podtržený barvou značky.' },
    { part: 'Řazení', text: 'Výběr na konci lišty.', component: 'SortSelect' },
  ],
  dos: [{ text: 'Vybranou podobu poznáte podle tučného písma i podtržení.', story: 'WithMap' }],
  donts: [{ text: 'Tlačítka místo odkazů: mapa by nešla poslat dál.' }],
  words: 'Jedno podstatné jméno na podobu: „Seznam“, „Mapa“.',
  access: {
    names: 'Navigace „Zobrazení“, současná podoba má `aria-current`.',
    keys: 'Dva odkazy, oba vysoké 44 px.',
  },
}
