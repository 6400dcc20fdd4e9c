import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hledání',
  others: ['search', 'autocomplete', 'combobox', 'typeahead', 'našeptávač'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Pole, kterým se hledá v celém webu. Bez skriptu pošle `/search?term=`, se skriptem ukazuje návrhy a výsledky během psaní.',
  avoid: [
    { when: 'Hledání v jedné části webu, třeba v archivu.', instead: 'SectionSearch' },
    { when: 'Zužování seznamu, který už na stránce je.', instead: 'FilterBar' },
  ],
  anatomy: [
    { part: 'Pole', text: 'Klávesnice pro hledání, bez oprav pravopisu.' },
    { part: 'Lupa nebo křížek', text: 'Prázdné pole hledá, plné jde smazat.' },
    { part: 'Místo mezi', text: 'V titulu výběr lokality.', component: 'LocalityPicker' },
  ],
  dos: [
    { text: 'Prázdné pole radí, co psát.', story: 'Empty' },
    { text: 'Co je napsané, jde jedním stiskem smazat.', story: 'Clearing' },
    { text: 'Na titulní straně stojí velké a se slovem na tlačítku.', story: 'Hero' },
  ],
  donts: [{ text: 'Dvě hledání na stránce se stejným jménem oblasti.' }],
  words: 'Pole zve do psaní: „Napište, co hledáte...“. Tlačítko je jedno slovo.',
  access: {
    names:
      'Oblast `search` se jménem z `landmark`; pole se jmenuje „Hledat“, tlačítko s křížkem „Smazat hledaný text“.',
    keys: 'Enter hledá. S návrhy chodí šipky po nich a Escape je zavře.',
  },
}
