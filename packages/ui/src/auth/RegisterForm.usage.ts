import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Registrace',
  others: ['sign up', 'registrace'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Nový účet pro člověka, nebo firmu: přihlašovací údaje, u firmy rejstřík, nepovinné údaje do inzerátů a souhlas s pravidly.',
  avoid: [{ when: 'Úprava hotového účtu.', instead: 'ProfileForm' }],
  anatomy: [
    { part: 'Kdo inzeruje', text: 'Volba, která ukáže pole firmy.', component: 'RadioGroup' },
    {
      part: 'Přihlašovací údaje',
      text: 'Přezdívka, e-mail a dvakrát heslo.',
      component: 'FormGroup',
    },
    { part: 'Firma', text: 'IČO doplní název a sídlo z rejstříku.', component: 'CompanyFields' },
    { part: 'O vás', text: 'Nepovinné, předvyplní inzeráty.' },
    { part: 'Souhlasy', text: 'Pravidla ano, novinky nikdy předem.', component: 'Consents' },
    { part: 'Souhrn chyb', text: 'Nad poli, po odmítnutí.', component: 'ErrorSummary' },
  ],
  dos: [
    { text: 'Novinky nikdy nejsou zaškrtnuté předem.', story: 'Person' },
    { text: 'U firmy vysvětlete, co z rejstříku doplníme.', story: 'Business' },
    { text: 'Chyby jsou u polí i v souhrnu.', story: 'Refused' },
  ],
  donts: [{ text: 'Povinný telefon nebo datum narození, když stačí přezdívka.' }],
  words: 'Nápověda řekne, kdo co uvidí: „Uvidí ji ostatní a budete se jí přihlašovat.“',
  access: {
    names: 'Formulář „Nová registrace“, skupiny s legendami.',
    keys: 'Tabulátor prochází pole v pořadí, šipky přepínají člověka a firmu.',
    announced: 'Po odmítnutí se řekne souhrn.',
  },
}
