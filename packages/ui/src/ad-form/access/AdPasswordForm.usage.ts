import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Heslo k inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Otevře inzerát tomu, kdo ho vložil bez účtu. Heslo platí deset minut a rozepsané na něj počká.',
  avoid: [{ when: 'Přihlášení k účtu.', instead: 'LoginForm' }],
  anatomy: [
    { part: 'Vysvětlení', text: 'Kdo může a co jinak.' },
    { part: 'Pole', text: 'Vyplní ho i správce hesel.', component: 'PasswordField' },
    { part: 'Nemám heslo', text: 'Cesta k odkazům e-mailem.', component: 'LinkButton' },
  ],
  dos: [
    { text: 'Po vypršení řekněte, že rozepsané zůstalo.', story: 'Again' },
    { text: 'Chyba řekne, že heslo nesedí, ne že inzerát není.', story: 'Wrong' },
  ],
  donts: [{ text: 'Prozradit, komu inzerát patří.' }],
  words: '„Inzerát může upravit jen ten, kdo ho vložil.“',
  access: {
    names: 'Formulář „Heslo k inzerátu“.',
    keys: 'Enter otevře inzerát.',
    announced: 'Vypršení se ohlásí naléhavě.',
  },
}
