import type { ComponentUsage } from '../usage/ComponentUsage.ts'
import type { CheckboxFieldProps } from './CheckboxField.tsx'

export const usage: ComponentUsage<CheckboxFieldProps> = {
  name: 'Zaškrtávací pole',
  others: ['checkbox', 'zaškrtávátko', 'souhlas', 'switch', 'toggle', 'přepínač'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Ano, nebo ne, které platí až s formulářem: souhlas, „jen s fotkou“, co v inzerátu ukázat. S počtem za popiskem řekne, kolik výsledků zaškrtnutí nechá.',
  avoid: [
    { when: 'Jedna možnost z několika.', instead: 'RadioGroup' },
    { when: 'Několik zaškrtnutí, která spolu mluví o jedné věci.', instead: 'CheckboxGroup' },
  ],
  anatomy: [
    { part: 'Čtvereček', text: '22 px, uvnitř štítku vysokého 44 px, takže se klepe i na slova.' },
    { part: 'Popisek', text: 'Věta nebo slovo za čtverečkem; může obsahovat odkaz.' },
    { part: 'Počet', text: 'Šedé číslo, na telefonu uvnitř skupiny skryté.' },
    { part: 'Chyba', text: 'Pod popiskem, stejná jako u polí.', component: 'ErrorLine' },
  ],
  dos: [{ text: 'Řádek je klepací celý, popisek patří dovnitř štítku.', story: 'Checkbox' }],
  donts: [
    {
      text: 'Souhlas zaškrtnutý předem.',
      args: { label: 'Chci občas dostávat novinky', count: undefined, defaultChecked: true },
    },
    { text: 'Zápor v popisku: „Nezasílat novinky“ nutí přemýšlet, co znamená zaškrtnuto.' },
  ],
  words:
    'Kladně a v první osobě, kde jde o souhlas: „Souhlasím s pravidly inzerce.“ Ve filtrech malým písmenem a bez tečky: „jen s fotkou“.',
  access: {
    names:
      'Je to `<input type="checkbox">` v `<label>`; se `type="radio"` je z něj volba. Počet je součástí jména.',
    keys: 'Mezerník zaškrtne a odškrtne.',
  },
}
