import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Výsledky hledání',
  others: ['results', 'výsledky'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Nalezené rubriky a inzeráty, nebo stav hledání slovy. Řekne také, jak jsme dotaz pochopili: opravený překlep, vynechané slovo, málo výsledků v místě.',
  avoid: [{ when: 'Seznam rubriky, kde se nehledalo.', instead: 'AdRow' }],
  anatomy: [
    {
      part: 'Jak jsme rozuměli',
      text: 'Věty nad výsledky s cestou k přesnému znění.',
      component: 'SearchNotice',
    },
    {
      part: 'Vynechaná slova',
      text: 'Slova s minusem, každé jde zrušit.',
      component: 'ExcludedWords',
    },
    { part: 'Rubriky', text: 'Odkazy s obrázkem a počtem.', component: 'SectionRow' },
    { part: 'Inzeráty', text: 'Řádky s podtrženými slovy.', component: 'AdRow' },
    { part: 'Neznámý kód', text: 'Kód z novin, který teď nikdo nemá.', component: 'UnknownCode' },
    { part: 'Nic', text: 'Prázdný stav s radou.', component: 'EmptyState' },
  ],
  dos: [
    { text: 'Opravu přiznejte a nabídněte hledat přesně.', story: 'Corrected' },
    { text: 'Málo výsledků v místě doplňte a řekněte to.', story: 'FewAtPlace' },
    { text: 'Z místa a ceny vynechte jen to, bez čeho už něco je.', story: 'NoneForPriceAtPlace' },
    { text: 'Slovo s minusem ukažte jako štítek ke zrušení.', story: 'Excluded' },
    { text: 'Staré výsledky nechte na místě, dokud nepřijdou nové.', story: 'LoadingAgain' },
    { text: 'Při nule navrhněte jiné slovo.', story: 'Nothing' },
  ],
  donts: [{ text: 'Nula výsledků bez další cesty.' }],
  words:
    'Mluvíme o výsledcích, ne o algoritmu: „Se slovem „zelená“ takový inzerát teď nemáme, hledáme bez něj.“ Počty skloňujeme.',
  access: {
    names: 'Rubriky i inzeráty jsou seznamy; nadpisy mají, jen když jsou na stránce obojí.',
    keys: 'Každý výsledek je odkaz, inzerát má navíc Detail.',
    announced: '„Vyhledávám...“, „Nebyl nalezen žádný inzerát“ a selhání se řeknou samy.',
  },
}
