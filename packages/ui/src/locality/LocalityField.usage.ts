import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Pole s lokalitou',
  others: ['address', 'autocomplete', 'PSČ', 'obec', 'adresa'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Místo jako část formuláře: hledá se jménem nebo PSČ a dá se vzít zpátky. Inzerátu řekne, kam patří, přesnou adresu nikdo neuvidí.',
  avoid: [{ when: 'Zúžení seznamu.', instead: 'LocalityPicker' }],
  anatomy: [
    { part: 'Legenda', text: 'Popisek a „(povinné)“.' },
    { part: 'Výběr', text: 'Týž jako nad seznamem.', component: 'LocalityPicker' },
    {
      part: 'Vybrané místo',
      text: 'Jméno, PSČ, část obce a region, jako když se vybíralo, a tlačítko na zrušení.',
      component: 'Button',
    },
    { part: 'Nápověda a chyba', text: 'Pod vybraným místem.', component: 'FieldError' },
  ],
  dos: [
    { text: 'Po výběru i po zrušení zůstává kurzor v poli.', story: 'Empty' },
    { text: 'Souhrn chyb pole rozbalí a dá mu kurzor.', story: 'Refused' },
  ],
  donts: [{ text: 'Samotné textové pole na město: Nových Vsí je šedesát dva.' }],
  words: 'Chyba je prosba: „Vyberte prosím lokalitu.“ Nápověda řekne, k čemu si místo pamatujeme.',
  access: {
    names: 'Je to `<fieldset>` s legendou; při odesílání celý zamčený.',
    keys: 'Jako výběr lokality; „Zrušit lokalitu“ je obyčejné tlačítko.',
  },
}
