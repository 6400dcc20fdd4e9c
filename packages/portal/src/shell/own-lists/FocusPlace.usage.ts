import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Místo pro kurzor',
  others: ['focus management', 'fokus'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Obaluje seznam, jehož řádky si člověk sám maže. Zmizí-li tlačítko, na kterém byl kurzor, převezme ho seznam a klávesnice pokračuje odtud.',
  avoid: [
    { when: 'Okno, které kurzor drží a vrací samo.', instead: 'Dialog' },
    { when: 'Seznam, z něhož nic nemizí.', instead: 'AdList' },
  ],
  anatomy: [
    { part: 'Místo', text: 'Skupina se jménem; vidět je jen obrys, když má kurzor.' },
    { part: 'Řádky', text: 'Cokoli s tlačítkem, které řádek odebere.' },
  ],
  dos: [
    {
      text: 'Po smazání prostředního řádku vede Tab na první tlačítko seznamu, ne na začátek stránky.',
      story: 'RowGone',
    },
  ],
  donts: [
    {
      text: 'Poslat kurzor na další „Smazat“: druhý stisk v rychlosti by smazal, co člověk nechtěl.',
    },
  ],
  words: 'Jméno je jméno seznamu: „Uložená hledání“.',
  access: {
    names: 'Skupina (`role="group"`), která sama v pořadí tabulátoru není.',
    keys: 'Tab z místa vede na první tlačítko uvnitř.',
    announced: 'Po smazání se přečte jméno skupiny.',
  },
}
