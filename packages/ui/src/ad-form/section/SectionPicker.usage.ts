import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Výběr rubriky',
  others: ['category', 'tree select', 'kategorie'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Kam inzerát patří: psaním, co se prodává, nebo po skupinách. Řekne předem, co inzerát stojí a že ho někdo přečte.',
  avoid: [{ when: 'Rubrika, kterou navrhneme z nadpisu.', instead: 'SectionProposal' }],
  anatomy: [
    { part: 'Pole', text: 'Hledá bez háčků, i podle toho, co nabízíte.', component: 'TextField' },
    { part: 'Nejspíš sem', text: 'Návrh podle napsaného.' },
    {
      part: 'Skupiny',
      text: 'Dlaždice s obrázkem; otevřená je jedna, při hledání všechny nalezené.',
      component: 'SectionIcon',
    },
    { part: 'Rubrika', text: 'Volba s poznámkou o ceně a kontrole.' },
  ],
  dos: [
    { text: 'Hledání bere i „stenata“ bez háčků.', story: 'Searched' },
    { text: 'Návrh podle toho, co se prodává, je první.', story: 'Suggested' },
    { text: 'Dokud nepřijde odpověď, netvrďte, že rubrika není.', story: 'Asking' },
  ],
  donts: [{ text: 'Zamlčet, že inzerát bude čekat nebo něco stát.' }],
  words: '„Nejspíš sem:“ je návrh, ne rozhodnutí. Poznámka je krátká: „zveřejňujeme po kontrole“.',
  access: {
    names: 'Pole „Najít rubriku“ a skupina „Rubrika“ s volbami.',
    keys: 'Enter v hledání formulář neodešle, šipky vybírají rubriku.',
    announced: 'Návrhy, hledání i to, že rubriku nemáme, se řeknou zdvořile.',
  },
}
