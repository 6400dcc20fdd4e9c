import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Chování formuláře',
  others: ['form', 'validation', 'formulář'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Společné chování všech formulářů: kdy se řekne chyba, kam jde po odmítnutí kurzor, co se nesmí ztratit a co se stane po odeslání.',
  avoid: [
    { when: 'Hledání a třídění, které se posílá adresou a nic nemění.', instead: 'SearchPanel' },
    { when: 'Jediné tlačítko bez polí.', instead: 'Button' },
  ],
  anatomy: [
    {
      part: 'Formulář',
      text: 'Nese jméno, shrnutí chyb a stav odesílání.',
      component: 'FormFrame',
    },
    { part: 'Pole', text: 'Každé s chybou pod sebou.', component: 'TextField' },
    { part: 'Odeslání', text: 'Tlačítko na konci.', component: 'Button' },
  ],
  dos: [
    {
      text: 'Po nezdaru řekněte proč a nechte kurzor, kde byl: odeslat jde hned znovu.',
      story: 'ByButton',
    },
    { text: 'Kdo odesílal Enterem z pole, v tom poli zůstane.', story: 'ByEnter' },
    {
      text: 'Chybu, kterou pozná až server, řekněte pod polem, kterého se týká.',
      story: 'OfField',
    },
    {
      text: 'Týká-li se chyba údaje, který ve formuláři není, řekněte ji aspoň hláškou.',
      story: 'OfNoField',
    },
    {
      text: 'Chyba se ukáže u pole, kterého se člověk dotkl; u ostatních až při odeslání.',
      story: 'PartsOfGroup',
    },
  ],
  donts: [
    { text: 'Zamčené tlačítko, dokud není všechno vyplněno: nikdo se nedozví, co chybí.' },
    { text: 'Smazat vyplněné, když se odeslání nepovede.' },
  ],
  words: 'Chyba říká, co udělat: „Výraz je příliš krátký.“ Neobviňuje a nevykřikuje.',
  access: {
    names: 'Formulář se jménem; chybné pole má `aria-invalid` a chybu jako svůj popis.',
    keys: 'Enter v poli odesílá; po odmítnutí jde kurzor na shrnutí chyb, nebo na první chybné pole.',
    announced: 'Shrnutí chyb, jakmile se objeví; nezdar, který s poli nesouvisí, řekne hláška.',
  },
}
