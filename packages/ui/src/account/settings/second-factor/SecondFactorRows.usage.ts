import type { ComponentUsage } from '../../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Čím se potvrzuje přihlášení',
  status: 'stable',
  since: '0.1',
  purpose: 'Čím se kromě hesla přihlašuje do účtu, odkdy a kolik zbývá záložních kódů.',
  avoid: [{ when: 'Kde je účet přihlášený.', instead: 'SessionRow' }],
  anatomy: [
    { part: 'Přidat', text: 'Tlačítka pro aplikaci a pro klíč.', component: 'SetupButtons' },
    {
      part: 'Heslo',
      text: 'Před změnou se napíše znovu.',
      component: 'PresentPasswordForm',
    },
    { part: 'Způsob', text: 'Jméno a odkdy.' },
    { part: 'Odebrat', text: 'Ptá se znovu na druhý krok.', component: 'Button' },
    { part: 'Záložní kódy', text: 'Kolik jich zbývá, a nové.' },
  ],
  dos: [{ text: 'Počet kódů řekněte celou větou.', story: 'On' }],
  donts: [{ text: 'Odebrat bez potvrzení.' }],
  words: '„Zbývá 7 záložních kódů.“',
  access: {
    names: 'Seznam „Druhý krok přihlášení“; tlačítka mají v jménu, čeho se týkají.',
    keys: 'Jedno tlačítko na řádek.',
  },
}
