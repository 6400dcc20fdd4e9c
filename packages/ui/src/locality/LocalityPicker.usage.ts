import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Výběr lokality',
  others: ['map picker', 'okres', 'kraj'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Zúží seznam na místo: zavřený je tlačítko, otevřený pole se seznamem. Ptá se po pauze a od dvou znaků a u každého místa řekne PSČ, část obce a kraj.',
  avoid: [
    { when: 'Lokalita ve formuláři inzerátu nebo účtu.', instead: 'LocalityField' },
    { when: 'Celý region je v upřesnění.', instead: 'FilterBar' },
  ],
  anatomy: [
    {
      part: 'Tlačítko',
      text: '„Specifikovat lokalitu“ se špendlíkem; v titulu bez rámu.',
      component: 'LocalityOpener',
    },
    { part: 'Pole', text: 'Píše se PSČ, město i část obce.' },
    { part: 'Nápověda', text: 'K čemu lokalita slouží.', component: 'Tooltip' },
    { part: 'Nalezená místa', text: 'Nebo stav hledání slovy.', component: 'LocalityResults' },
    { part: 'Místo', text: 'Jméno, PSČ a čím se liší od jmenovců.', component: 'LocalityOption' },
    { part: 'Vybrané', text: 'Jméno a „Zrušit lokalitu“.', component: 'ChosenLocality' },
    { part: 'Okolí', text: 'Kolik kilometrů kolem.', component: 'RadiusSelect' },
  ],
  dos: [
    { text: 'U jmenovců ukažte PSČ, část obce a region.', story: 'Found' },
    { text: 'Vybrané místo má hned vedle cestu zpátky.', story: 'Chosen' },
    { text: 'Dva znaky je málo: řekněte to, neptejte se serveru.', story: 'Short' },
  ],
  donts: [{ text: 'Ptát se po každém písmenu nebo výsledky mazat, než přijdou nové.' }],
  words: 'Pole radí příkladem: „PSČ, město, část obce...“. Stavy jsou celé věty.',
  access: {
    names: 'Je to `<details>` s polem `combobox` „Lokalita“ a seznamem `listbox` „Lokality“.',
    keys: 'Po otevření je kurzor v poli, šipky chodí po místech, Enter vybere, Escape zavře a vrátí kurzor na tlačítko.',
    announced: 'Stav hledání se říká zdvořile.',
  },
}
