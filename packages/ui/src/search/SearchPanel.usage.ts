import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Výsledky pod hlavičkou',
  status: 'stable',
  since: '0.1',
  purpose:
    'Co hledání našlo, položené přes stránku už během psaní: návrhy, rubriky, inzeráty a dole cesta ke všem výsledkům.',
  avoid: [{ when: 'Stránka s výsledky je výpis.', instead: 'SearchResults' }],
  anatomy: [
    {
      part: 'Návrhy',
      text: 'Rubriky a minulá hledání, chodí se po nich šipkami.',
      component: 'SuggestionList',
    },
    { part: 'Filtr', text: 'Nepovinný, tentýž jako nad výpisem.', component: 'FilterBar' },
    { part: 'Výsledky', text: 'Rubriky a inzeráty.', component: 'SearchResults' },
    { part: 'Tlačítka', text: '„Zrušit“ a „Všechny výsledky“.' },
  ],
  dos: [
    { text: 'Nabídněte obě cesty: zpátky a ke všem výsledkům.', story: 'Buttons' },
    { text: 'Rubriky a inzeráty nadepište, když jsou tu obojí.', story: 'Parts' },
    { text: 'Návrhy ovládejte z pole, kurzor v něm zůstává.', story: 'ArrowKeys' },
  ],
  donts: [{ text: 'Zavřít panel při každé přestávce v psaní.' }],
  words: 'Návrh je celé slovo nebo rubrika, ne začátek. U rubriky stojí „Přejít do kategorie“.',
  access: {
    names:
      'Oblast „Vyhledávání: hledané slovo“; pole je `combobox`, návrhy `listbox` jménem „Návrhy“.',
    keys: 'Šipky chodí po návrzích a přes okraj zpátky do pole, Enter vybírá, Escape zavírá.',
  },
}
