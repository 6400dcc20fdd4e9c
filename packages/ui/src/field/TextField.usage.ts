import type { ComponentUsage } from '../usage/ComponentUsage.ts'
import type { TextFieldProps } from './TextField.tsx'

export const usage: ComponentUsage<TextFieldProps> = {
  name: 'Textové pole',
  others: ['input', 'text field', 'políčko', 'vstup'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Jeden řádek textu: nadpis, telefon, jméno. Popisek stojí vždycky nad polem, nápověda pod ním a chyba pod nápovědou, takže se při psaní nic neztratí.',
  avoid: [
    { when: 'Delší text, ve kterém se píší odstavce.', instead: 'TextAreaField' },
    { when: 'Adresa, u které se dá poznat překlep.', instead: 'EmailField' },
    { when: 'Heslo, které si člověk chce ukázat.', instead: 'PasswordField' },
    { when: 'Výběr z krátkého a známého seznamu.', instead: 'SelectField' },
  ],
  anatomy: [
    {
      part: 'Popisek',
      text: 'Tučný, nad polem; povinné pole má za ním slovo „(povinné)“.',
      component: 'Field',
    },
    { part: 'Pole', text: 'Vysoké aspoň 48 px, při chybě s rámem 2 px.' },
    { part: 'Tlačítko v poli', text: 'Nepovinné `end`, třeba oko u hesla.' },
    { part: 'Nápověda', text: 'Co napsat, než se chyba stane.' },
    { part: 'Varování', text: 'Co ze zapsaného plyne, ačkoli to projde.' },
    { part: 'Chyba', text: 'Co opravit; vede na ni `aria-describedby`.', component: 'FieldError' },
    {
      part: 'Řádek chyby',
      text: 'Ikona a červený text, tentýž u každého pole.',
      component: 'ErrorLine',
    },
  ],
  dos: [
    { text: 'Nápovědu pište pod pole, ať zůstane vidět i u vyplněného.', story: 'Text' },
    { text: 'Povinnost řekněte slovem, ne hvězdičkou.', story: 'Required' },
    { text: 'Chyba říká, co je špatně a jak to spravit.', story: 'WithError' },
  ],
  donts: [
    {
      text: 'Popisek jako šedý text uvnitř pole: po prvním písmenu zmizí.',
      args: { label: '', placeholder: 'Nadpis inzerátu' },
    },
    { text: 'Chyba, která jen konstatuje.', args: { error: 'Neplatná hodnota.' } },
  ],
  words:
    'Popisek je podstatné jméno bez dvojtečky. Nápověda radí, nehrozí: „Nejvýš 75 znaků.“ Chyba nevyčítá a navrhuje konec: „E-mailu chybí konec, třeba „.cz“.“.',
  access: {
    names:
      'Popisek je `<label>`, nápověda, varování a chyba jsou popis pole. Pole s chybou má `aria-invalid`.',
    keys: 'Píše se do něj hned po přechodu tabulátorem. Klepnutí na popisek pole zaostří.',
    announced: 'Varování se řekne samo (`role="status"`), chybu přečte čtečka s polem.',
  },
}
