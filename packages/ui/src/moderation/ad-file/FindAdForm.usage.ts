import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Najít inzerát v redakci',
  status: 'stable',
  since: '0.1',
  purpose: 'Redakce najde inzerát adresou, kódem z novin, nebo slovy z nadpisu.',
  avoid: [{ when: 'Hledání pro čtenáře.', instead: 'SearchBox' }],
  anatomy: [
    { part: 'Pole', text: 'Jedno na všechny tři způsoby.' },
    { part: 'Najít', text: 'Hlavní tlačítko.', component: 'Button' },
  ],
  dos: [{ text: 'Po hledání nechte v poli, co se hledalo.', story: 'Looked' }],
  donts: [{ text: 'Tři pole pro tři způsoby hledání.' }],
  words: 'Popisek vyjmenuje, co pole bere.',
  access: { names: 'Pole s popiskem nad ním a tlačítko „Najít“.', keys: 'Enter hledá.' },
}
