import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Řádek upozornění',
  others: ['notification', 'upozornění'],
  status: 'stable',
  since: '0.1',
  purpose: 'Co jsme účtu řekli a kdy; nepřečtené má čáru v barvě značky a tučný nadpis.',
  avoid: [{ when: 'Zpráva na obrazovce, která zmizí.', instead: 'ToastRegion' }],
  anatomy: [
    { part: 'Věta', text: 'Odkaz přes celý řádek.' },
    { part: 'Čas', text: 'Stáří slovy.' },
  ],
  dos: [
    { text: 'Nepřečtené poznáte i bez barvy, podle čáry a písma.', story: 'Unread' },
    { text: 'Dlouhou větu nechte zalomit celou, nezkracujte ji.', story: 'Long' },
  ],
  donts: [{ text: 'Označit za přečtené tím, že se seznam otevře.' }],
  words: 'Celá věta, ve které je všechno: „Inzerát „Kolo“ jsme zveřejnili“.',
  access: {
    names: 'Odkaz začíná skrytým „Nepřečtené:“, dokud přečtené není.',
    keys: 'Jeden odkaz na řádek.',
  },
}
