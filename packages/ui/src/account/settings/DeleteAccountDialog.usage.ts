import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Zrušení účtu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Co se stane, když účet zmizí, a heslo na potvrzení. Důsledky jsou vypsané, zákonem nechané doklady taky.',
  avoid: [{ when: 'Jiná nevratná akce.', instead: 'ConfirmDialog' }],
  anatomy: [
    { part: 'Důsledky', text: 'Co zmizí a co ze zákona zůstane.' },
    { part: 'Heslo', text: 'Potvrzuje majitele.', component: 'PasswordField' },
    { part: 'Tlačítka', text: '„Zrušit účet navždy“ a „Ponechat účet“.', component: 'Button' },
  ],
  dos: [
    { text: 'Vyjmenujte i to, co zůstane.', story: 'Deletion' },
    { text: 'Při rušení zamkněte obojí.', story: 'Deleting' },
  ],
  donts: [{ text: 'Skrýt důsledky za rozbalovátko.' }],
  words: '„Opravdu zrušit účet?“ a důsledky jako věty, které se čtou jednou.',
  access: {
    names: 'Dialog se jmenuje titulkem, důsledky jsou seznam.',
    keys: 'Escape znamená „Ponechat účet“.',
  },
}
