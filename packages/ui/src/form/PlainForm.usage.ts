import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Formulář bez skriptu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Formulář na stránkách, které musejí fungovat i bez JavaScriptu: hlídání inzerátů, potvrzení z dopisu, konverzace. Pošle se obyčejným POST a odpoví další stránka.',
  avoid: [
    { when: 'Formulář, který hlásí chyby během psaní a drží rozepsané.', instead: 'FormFrame' },
  ],
  anatomy: [
    {
      part: 'Rám se skriptem',
      text: 'Týž sloupec s proužkem průběhu, pro formuláře, které posílá skript.',
      component: 'FormFrame',
    },
    {
      part: 'Skupina polí',
      text: 'Linka, nadpis a pole, která k sobě patří.',
      component: 'FormGroup',
    },
    {
      part: 'Základ',
      text: 'Co mají všechny formuláře se skriptem společné: zpráva o připojení a vlastní hlášení chyb.',
      component: 'SentForm',
    },
    { part: 'Skrytá pole', text: 'Co se posílá s formulářem a nikdo to nevyplňuje.' },
  ],
  dos: [
    { text: 'Skrytá pole drží, co už stránka ví, aby to nikdo nepsal znovu.', story: 'Watching' },
  ],
  donts: [
    { text: 'Metoda GET u formuláře, který něco změní: zůstala by v historii i v záznamech.' },
  ],
  words: 'Poslední tlačítko řekne, co se pošle a kam: „Poslat potvrzovací e-mail“.',
  access: {
    names: 'Je to `<form>` se jménem v `label`; čtečka ho najde mezi oblastmi stránky.',
    keys: 'Enter v jednořádkovém poli formulář odešle.',
  },
}
