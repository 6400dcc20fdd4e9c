import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Odkazy místo hesla',
  status: 'stable',
  since: '0.1',
  purpose:
    'Kdo heslo nemá, dostane na ověřený kontakt odkazy na všechny své inzeráty; každý platí deset minut.',
  avoid: [{ when: 'Zapomenuté heslo k účtu.', instead: 'LostPasswordForm' }],
  anatomy: [
    { part: 'Vysvětlení', text: 'Co přijde a jak dlouho platí.' },
    { part: 'Pole', text: 'Telefon, e-mail, nebo adresa inzerátu.', component: 'TextField' },
    { part: 'Výsledek', text: 'Pod tlačítkem.' },
  ],
  dos: [{ text: 'Odpověď neprozradí, jestli takový inzerát máme.', story: 'Links' }],
  donts: [{ text: 'Poslat heslo e-mailem.' }],
  words: '„Pokud takový inzerát máme, za chvíli přijde odkaz.“',
  access: {
    names: 'Formulář „Nemám heslo“.',
    keys: 'Enter odešle, výsledek zůstane pod tlačítkem.',
    announced: 'Výsledek se řekne zdvořile.',
  },
}
