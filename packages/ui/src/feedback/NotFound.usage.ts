import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nenalezeno',
  others: ['404', 'nenalezeno'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Na adrese nic není: stánek bez zboží, hledání, cesta domů a pod tím to, co je právě na prodej.',
  avoid: [{ when: 'Inzerát, který skončil a adresu má.', instead: 'EndedNotice' }],
  anatomy: [
    { part: 'Číslo chyby', text: 'Malé, nad nadpisem.' },
    { part: 'Nadpis', text: 'Lidský: „Tady už je vyprodáno.“' },
    { part: 'Kresba', text: 'Stánek se psem, plachta v barvě webu.', component: 'SoldOut' },
    { part: 'Hledání', text: 'Nejrychlejší cesta dál.', component: 'SearchBox' },
  ],
  dos: [{ text: 'Nabídněte hledání přímo tady.', story: 'Nothing' }],
  donts: [{ text: 'Přesměrovat na titulní stranu bez vysvětlení.' }],
  words: 'Proč to tak může být: inzerát skončil, nebo je v adrese překlep. Jedna věta i anglicky.',
  access: {
    names: '`h1` s lidským titulkem, anglická věta má `lang="en"`.',
    keys: 'Pole hledání, potom cesta domů.',
  },
}
