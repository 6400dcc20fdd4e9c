import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Změna e-mailu',
  status: 'stable',
  since: '0.1',
  purpose: 'Nová adresa a heslo. Řekne, kdy nová začne platit, a na překlep se zeptá.',
  avoid: [{ when: 'Kam psát zprávy.', instead: 'ContactFields' }],
  anatomy: [
    { part: 'Nová adresa', text: 'S dotazem na překlep.', component: 'EmailField' },
    { part: 'Heslo', text: 'Potvrzuje, že jste to vy.', component: 'PasswordField' },
  ],
  dos: [{ text: 'Řekněte, kdy nová adresa začne platit.', story: 'Email' }],
  donts: [{ text: 'Změnit adresu hned, než ji někdo potvrdí.' }],
  words: 'Nápověda řekne, odkdy nová adresa platí, tlačítko opakuje celé sloveso: „Změnit e-mail“.',
  access: { names: 'Dvě pole a tlačítko „Změnit e-mail“.', keys: 'Enter uloží změnu.' },
}
