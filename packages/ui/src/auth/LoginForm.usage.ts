import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Přihlášení',
  others: ['login', 'sign in', 'přihlásit'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Přezdívka, nebo e-mail, heslo a dvě cesty jinam. Uprostřed práce řekne, proč je potřeba, a nechá pokračovat bez účtu.',
  avoid: [{ when: 'Heslo k inzerátu bez účtu.', instead: 'AdPasswordForm' }],
  anatomy: [
    { part: 'Jméno', text: 'Stačí i potvrzený e-mail.', component: 'TextField' },
    { part: 'Heslo', text: 'Vyplní ho správce hesel.', component: 'PasswordField' },
    { part: 'Odkazy', text: 'Registrace, zapomenuté heslo, případně pokračovat bez přihlášení.' },
    { part: 'Okno', text: 'V okně má psa a kurzor v prvním poli.', component: 'Dialog' },
  ],
  dos: [
    { text: 'Řekněte, k čemu přihlášení teď je.', story: 'SessionEnded' },
    { text: 'Po odmítnutí nechte jméno a vymažte jen heslo.', story: 'Refused' },
    { text: 'Při odesílání zamkněte pole i tlačítko.', story: 'Sending' },
  ],
  donts: [{ text: 'Rozlišit, jestli chybí účet, nebo nesedí heslo: obojí říká jedna věta.' }],
  words:
    'Bez výčitek: „Uživatelské jméno nebo heslo není správně.“ Nápověda pod jménem: „Stačí i e-mail, který jste nám potvrdili.“',
  access: {
    names: 'Formulář „Přihlášení“, v okně pojmenovaný titulkem.',
    keys: 'Enter odešle; v okně začíná kurzor v prvním prázdném poli.',
  },
}
