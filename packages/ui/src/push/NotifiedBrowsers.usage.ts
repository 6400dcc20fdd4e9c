import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Prohlížeče s upozorněním',
  status: 'trial',
  since: '0.1',
  purpose: 'V nastavení účtu: kde všude upozorňujeme, tady a jinde, a kde jde každé vypnout.',
  avoid: [{ when: 'Nabídka po uložení hledání.', instead: 'PushOffer' }],
  anatomy: [
    { part: 'Tento prohlížeč', text: 'Stav a přepnutí.' },
    { part: 'Zprávy', text: 'Zaškrtnutí, jestli i o zprávách.', component: 'CheckboxField' },
    { part: 'Další prohlížeče', text: 'Seznam s tlačítky.' },
  ],
  dos: [
    { text: 'Každý prohlížeč jde vypnout zvlášť.', story: 'On' },
    { text: 'Co prohlížeč neumí, řekněte a nenabízejte tlačítko.', story: 'Unsupported' },
  ],
  donts: [{ text: 'Jedno vypnutí pro všechna zařízení najednou.' }],
  words: 'Stav je věta s „tomto prohlížeči“, u ostatních jméno zařízení: „Firefox, Windows“.',
  access: {
    names: 'Tlačítko jiného prohlížeče má v jménu i zařízení.',
    keys: 'Tabulátor prochází zaškrtnutí a tlačítka.',
    announced: 'Stav tohoto prohlížeče se říká zdvořile.',
  },
}
