import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hledání na telefonu',
  others: ['search overlay', 'command palette'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Okno přes celou obrazovku s kurzorem rovnou v poli. Co bylo napsané před otevřením, v něm zůstane.',
  avoid: [{ when: 'Na šířku stačí pole v hlavičce s výsledky pod ním.', instead: 'SearchPanel' }],
  anatomy: [
    { part: 'Okno', text: 'Přes celý displej, s titulkem „Vyhledávání“.', component: 'Dialog' },
    { part: 'Pole', text: 'Totéž pole jako v hlavičce.', component: 'SearchBox' },
    { part: 'Výsledky', text: 'Co se zatím našlo.', component: 'SearchResults' },
  ],
  dos: [
    { text: 'Prázdné odeslání vysvětlete u pole, okno nechte otevřené.', story: 'Opened' },
    { text: 'Píše se za to, co už v poli stojí.', story: 'Filled' },
  ],
  donts: [{ text: 'Okno, které po výběru zůstane otevřené přes nalezenou stránku.' }],
  words: '„Napište, co hledáte.“ je celá věta: je to chyba, ne nápověda.',
  access: {
    names: 'Dialog „Vyhledávání“, v něm oblast `search` jménem „Hledat v okně“.',
    keys: 'Enter hledá, Escape zavře.',
  },
}
