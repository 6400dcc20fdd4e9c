import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Změna záznamu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jeden formulář na všechno, co správce mění: rubriky, vydání, bannery, slevové kódy. Skupiny polí podle toho, co spolu souvisí.',
  avoid: [{ when: 'Úprava inzerátu.', instead: 'AdTextForm' }],
  anatomy: [
    { part: 'Panel', text: 'Nad záznamy, dostane kurzor.', component: 'RecordPanel' },
    { part: 'Skupiny', text: 'Nadpis, poznámka a pole.', component: 'FormGroup' },
    { part: 'Souhrn chyb', text: 'Nahoře po odmítnutí.', component: 'ErrorSummary' },
    { part: 'Rám', text: 'Tlačítka uložit a zrušit.', component: 'DecisionFrame' },
  ],
  dos: [{ text: 'Chyby jsou u pole i nahoře.', story: 'Changing' }],
  donts: [{ text: 'Deset polí bez skupin.' }],
  words: 'Tlačítko řekne, co se ukládá: „Uložit rubriku“.',
  access: {
    names: 'Nadpis záznamu dostane kurzor, pole mají popisky.',
    keys: 'Souhrn vede odkazem do pole.',
    announced: 'Souhrn chyb se řekne po odmítnutí.',
  },
}
