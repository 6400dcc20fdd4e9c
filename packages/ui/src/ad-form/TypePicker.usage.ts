import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Druh inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'První otázka formuláře: prodat, sehnat, nebo vyměnit. Kartičky s týmž štítkem, který inzerát dostane.',
  avoid: [{ when: 'Filtr seznamu.', instead: 'FilterBar' }],
  anatomy: [
    { part: 'Karta', text: 'Štítek druhu a věta.', component: 'TypeBadge' },
    { part: 'Chyba', text: 'Když rubrika takový druh nebere.', component: 'FieldError' },
    {
      part: 'Krok s textem',
      text: 'Formulář, ve kterém otázka stojí první.',
      component: 'TextStep',
    },
  ],
  dos: [
    { text: 'Nabídněte jen druhy, které rubrika bere.', story: 'NoExchange' },
    { text: 'O lidech mluvte jinak než o věcech.', story: 'OfPeople' },
  ],
  donts: [{ text: 'Druh zvolit za člověka podle rubriky a neříct to.' }],
  words: 'Věta v první osobě toho, kdo inzeruje: „Něco sháním“.',
  access: {
    names: 'Skupina „Co chcete udělat?“, karty jsou volby (`radio`).',
    keys: 'Šipky vybírají mezi kartami.',
  },
}
