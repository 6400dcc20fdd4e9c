import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Skupina zaškrtávacích polí',
  others: ['checkboxes', 'multiselect', 'víc voleb'],
  status: 'stable',
  since: '0.1',
  purpose: 'Několik nezávislých zaškrtnutí pod jednou otázkou, třeba co nám chodí e-mailem.',
  avoid: [
    { when: 'Smí-li platit jen jedno.', instead: 'RadioGroup' },
    { when: 'Jediné zaškrtnutí skupinu nepotřebuje.', instead: 'CheckboxField' },
  ],
  anatomy: [
    { part: 'Otázka', text: 'Tučná legenda nad poli.' },
    { part: 'Pole', text: 'Jedno pod druhým, každé vysoké 44 px.' },
  ],
  dos: [
    {
      text: 'Otázku napište tak, aby se s každým popiskem četla jako jedna věta.',
      story: 'Letters',
    },
  ],
  donts: [{ text: 'Skupina ve skupině: čtečka by před každým polem říkala dvě legendy.' }],
  words:
    'Legenda začíná tím, co mají pole společné („E-mailem mi posílejte“), popisky to už neopakují.',
  access: {
    names:
      'Je to `<fieldset>` s `<legend>`: čtečka při vstupu řekne otázku a potom jednotlivá pole.',
    keys: 'Tabulátor projde pole po jednom, mezerník přepíná.',
  },
}
