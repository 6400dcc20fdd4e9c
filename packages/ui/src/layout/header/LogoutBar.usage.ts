import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Lišta před odhlášením',
  status: 'stable',
  since: '0.1',
  purpose: 'Varuje, že za několik minut přihlášení skončí samo, a jedním tlačítkem ho prodlouží.',
  avoid: [{ when: 'Přihlášení už skončilo.', instead: 'SessionEndBar' }],
  anatomy: [
    { part: 'Hodiny', text: 'Ikona vedle věty, jen pro oko.' },
    { part: 'Věta', text: 'Kolik minut zbývá.' },
    { part: 'Prodloužit', text: 'Jediné tlačítko.', component: 'Button' },
  ],
  dos: [
    { text: 'Řekněte zbývající čas celými minutami.', story: 'Warning' },
    { text: 'I poslední minutu skloňujte.', story: 'LastMinute' },
  ],
  donts: [{ text: 'Okno přes celou stránku, které přeruší psaní.' }],
  words: '„Za 15 minut vás automaticky odhlásíme.“ Bez omluv a bez výhrůžek.',
  access: {
    names: 'Lišta v hlavě stránky s tlačítkem „Prodloužit přihlášení“.',
    keys: 'Tabulátor na tlačítko vede z hlavičky, kurzor z formuláře nebere.',
    announced: 'Zbývající minuty se říkají zdvořile, jak ubývají.',
  },
}
