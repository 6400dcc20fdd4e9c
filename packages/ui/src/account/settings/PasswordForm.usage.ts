import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Změna hesla',
  status: 'stable',
  since: '0.1',
  purpose: 'Současné heslo a nové dvakrát. Uloží se jen všechno najednou.',
  avoid: [{ when: 'Nové heslo z odkazu v dopise.', instead: 'ResetPasswordForm' }],
  anatomy: [
    { part: 'Současné', text: 'Vyplní ho správce hesel.', component: 'PasswordField' },
    { part: 'Nové a znovu', text: 'S radou, jak na něj.' },
  ],
  dos: [{ text: 'Chyby stojí u svých polí.', story: 'Password' }],
  donts: [{ text: 'Vynucovat změnu po čase.' }],
  words: '„Nejlépe několik slov, která k sobě nepatří.“ radí, nepřikazuje.',
  access: {
    names: 'Tři pole s popisky a tlačítko „Změnit heslo“.',
    keys: 'Tabulátor prochází pole, Enter uloží.',
  },
}
