import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Údaje o věci',
  status: 'stable',
  since: '0.1',
  purpose:
    'Na co se rubrika ptá: auto na rok, nájezd a palivo, pes na věk, čip a očkování. Povinné je to jen u nabídky.',
  avoid: [{ when: 'Zúžení seznamu podle údaje.', instead: 'AttributeFilterField' }],
  anatomy: [
    { part: 'Výběr', text: 'Možnosti ze seznamu.', component: 'SelectField' },
    {
      part: 'Pole',
      text: 'Čísla s jednotkou v popisku, delší text přes celou šířku.',
      component: 'TextField',
    },
    { part: 'Chyba skupiny', text: 'Nad poli, když je údajů moc.', component: 'FieldError' },
  ],
  dos: [
    { text: 'Ptejte se tak, jak se ptá rubrika.', story: 'Car' },
    { text: 'Kde zákon chce víc, je to povinné a vysvětlené.', story: 'Dog' },
    { text: 'Chyba stojí u svého pole.', story: 'Refused' },
  ],
  donts: [{ text: 'Jeden společný text „další údaje“, ze kterého nejde filtrovat.' }],
  words: 'Popisek je jméno údaje s jednotkou: „Výkon (kW)“. Nevyplněné je „neuvedeno“.',
  access: {
    names: 'Skupina „Údaje“; každé pole má vlastní popisek.',
    keys: 'Čísla mají číselnou klávesnici, výběr šipky.',
  },
}
