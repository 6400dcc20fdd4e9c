import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nové heslo',
  status: 'stable',
  since: '0.1',
  purpose: 'Druhý krok: nové heslo dvakrát, a když odkaz nepřišel celý, i kód z téhož dopisu.',
  avoid: [{ when: 'Změna hesla přihlášeného.', instead: 'PasswordForm' }],
  anatomy: [
    { part: 'Čí je heslo', text: 'Jméno účtu tučně.' },
    { part: 'Kód', text: 'Jen když ho odkaz nenesl.', component: 'TextField' },
    { part: 'Nové heslo', text: 'S radou, jak na něj.', component: 'PasswordField' },
    { part: 'Znovu', text: 'Zopakované heslo.' },
    { part: 'Nová žádost', text: 'Když kód vypršel.', component: 'Button' },
  ],
  dos: [
    { text: 'Kód chcete, jen když není v odkazu.', story: 'ByLink' },
    { text: 'Chyby stojí u svých polí.', story: 'ResetWrong' },
  ],
  donts: [{ text: 'Omezovat heslo pravidly, která nikomu nepomůžou.' }],
  words: '„Otevřete odkaz z e-mailu, nebo sem opište kód, který je v něm pod odkazem.“',
  access: {
    names: 'Formulář „Resetování hesla“.',
    keys: 'Tabulátor prochází kód, heslo a heslo znovu.',
  },
}
