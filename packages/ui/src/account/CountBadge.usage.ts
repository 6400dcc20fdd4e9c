import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Počet u odkazu',
  others: ['badge', 'counter', 'číslo'],
  status: 'stable',
  since: '0.1',
  purpose: 'Malé číslo u odkazu, kolik věcí tam čeká; od stovky výš „99+“.',
  avoid: [{ when: 'Počet inzerátů u rubriky.', instead: 'SectionContents' }],
  anatomy: [
    { part: 'Číslo', text: 'V barvě značky, zaoblené.' },
    { part: 'Skrytá slova', text: 'Co se počítá, jen pro čtečku.', component: 'VisuallyHidden' },
  ],
  dos: [
    { text: 'Číslo dejte hned za jméno odkazu.', story: 'Few' },
    { text: 'Nad sto ho nepočítejte přesně.', story: 'Many' },
  ],
  donts: [{ text: 'Červená tečka bez čísla a beze slov.', drawing: 'dot' }],
  words: 'Vidět je jen číslo, čtečka dostane i co se počítá: „3 nepřečtené“.',
  access: { names: 'Číslo a skrytá slova jsou součástí jména odkazu.' },
}
