import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Druhý krok přihlášení',
  status: 'stable',
  since: '0.1',
  purpose:
    'Kód z aplikace, nebo záložní kód, když účet kromě hesla chce i něco, co má majitel u sebe.',
  avoid: [{ when: 'Potvrzení změny uvnitř účtu.', instead: 'SecondStepDialog' }],
  anatomy: [
    { part: 'Co se děje', text: 'Heslo sedí a kolik zbývá času.' },
    { part: 'Klíč', text: 'Jen když ho účet pro tento web má.', component: 'Button' },
    { part: 'Kód', text: 'Na telefonu s číselnou klávesnicí.', component: 'SecondStepField' },
    { part: 'Odkazy', text: 'Druhý druh kódu a začátek znovu.', component: 'Button' },
  ],
  dos: [
    { text: 'Nechte přejít na záložní kód jedním stiskem.', story: 'App' },
    { text: 'Špatný kód řekněte pod polem.', story: 'Wrong' },
  ],
  donts: [{ text: 'Říct, jestli kód neseděl, nebo byl už použitý.' }],
  words: '„Kód není správný, nebo už byl jednou použitý.“',
  access: {
    names: 'Formulář „Druhý krok přihlášení“; kód si vyplní i správce hesel.',
    keys: 'Kurzor stojí v poli hned, Enter odešle.',
  },
}
