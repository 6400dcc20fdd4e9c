import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Zapomenuté heslo',
  status: 'stable',
  since: '0.1',
  purpose: 'První krok: přezdívka, nebo e-mail, na který přijde odkaz.',
  avoid: [{ when: 'Nastavení nového hesla z odkazu.', instead: 'ResetPasswordForm' }],
  anatomy: [
    { part: 'Vysvětlení', text: 'Co přijde.' },
    { part: 'Pole', text: 'Jméno, nebo e-mail.', component: 'TextField' },
    { part: 'Odkazy', text: 'Zpátky na přihlášení a k registraci.' },
  ],
  dos: [
    { text: 'Odpověď je stejná, ať účet existuje, nebo ne.', story: 'Ask' },
    { text: 'Chybu řekněte u pole.', story: 'AskWrong' },
  ],
  donts: [{ text: 'Prozradit, jestli takový účet máme.' }],
  words: '„Pošleme vám odkaz, kterým si nastavíte nové heslo.“',
  access: { names: 'Formulář „Zapomenuté heslo“.', keys: 'Enter v jediném poli odešle.' },
}
