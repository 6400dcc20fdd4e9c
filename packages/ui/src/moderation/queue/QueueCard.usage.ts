import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Inzerát ve frontě',
  status: 'stable',
  since: '0.1',
  purpose:
    'Celý inzerát tak, jak ho čte redakce: text, údaje, fotky, proč čeká a co s ním jde udělat. Fronta se vyprázdní samou klávesnicí.',
  avoid: [{ when: 'Vlastní inzeráty v účtu.', instead: 'AccountLayout' }],
  anatomy: [
    { part: 'Výběr', text: 'Zaškrtnutí, když jde o víc inzerátů.' },
    { part: 'Proč čeká', text: 'Věta za každý důvod.' },
    { part: 'Navržená změna', text: 'Co se v textu mění.', component: 'ProposedChange' },
    { part: 'Fotky', text: 'Malé, větší se otevřou zvlášť.', component: 'QueuePhotos' },
    { part: 'Co kdo napsal', text: 'Hlášení a odvolání.', component: 'Matters' },
    { part: 'Zamítnutí', text: 'Důvod a zjištěné skutečnosti.', component: 'ReasonsForm' },
    {
      part: 'Rozhodnutí o hodnocení',
      text: 'Skrýt, skrýt odpověď, nechat.',
      component: 'RatingVerdictForm',
    },
    { part: 'Fronta', text: 'Chodí se po ní klávesami, kurzor zůstává.', component: 'QueueList' },
  ],
  dos: [
    { text: 'Termín i přednost řekněte slovem.', story: 'Late' },
    { text: 'Po rozhodnutí dostane kurzor další inzerát.', story: 'EmptiedByKeys' },
    { text: 'Zamítnutí chce důvod a skutečnosti.', story: 'Refused' },
  ],
  donts: [{ text: 'Schválit všechno jedním stiskem bez čtení.' }],
  words:
    'Důvody jsou věty: „Nový účet: první dva inzeráty čteme.“ Termín: „přečíst do 9. 3. 2026“.',
  access: {
    names: 'Je to `<li>` pojmenované nadpisem, na které jde přenést kurzor.',
    keys: 'J a K chodí po inzerátech, další klávesy podle fronty; do seznamu vede tabulátor.',
    announced: 'Počet vybraných se řekne zdvořile.',
  },
}
