import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Co si prohlížeč pamatuje',
  status: 'stable',
  since: '0.1',
  purpose:
    'Seznam všeho, co jsme uložili v tomto prohlížeči, k čemu a jak dlouho. Prázdné to řekne.',
  avoid: [{ when: 'Údaje, které o vás máme my, vypisuje nastavení účtu.' }],
  anatomy: [
    { part: 'Jméno', text: 'Přesné, jak je v prohlížeči.' },
    { part: 'K čemu', text: 'Věta bez technických slov.' },
    { part: 'Jak dlouho', text: 'Do kdy to tam zůstane.' },
  ],
  dos: [
    { text: 'Řekněte účel obyčejnou větou.', story: 'Browser' },
    { text: 'Prázdno přiznejte.', story: 'CleanBrowser' },
  ],
  donts: [{ text: 'Zkratky a hodnoty bez vysvětlení.' }],
  words: '„do zavření okna“, „do 21. 11. 2026“.',
  access: { names: 'Nadpis a seznam téhož jména.' },
}
