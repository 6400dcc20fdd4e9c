import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Kdo co komu dá',
  status: 'trial',
  since: '0.1',
  purpose: 'Výměna rozepsaná do kroků: co dostanete, co dáte a komu, každá věc jako řádek.',
  avoid: [{ when: 'Domluva dvou lidí o ceně.', instead: 'DealBox' }],
  anatomy: [
    { part: 'Krok', text: 'Nadpis „Dostanete“ a řádek věci.' },
    { part: 'Věc', text: 'Týž řádek jako v seznamu.', component: 'AdRow' },
  ],
  dos: [{ text: 'Výměnu tří lidí přečtěte jako tři věty.', story: 'Three' }],
  donts: [{ text: 'Šipky a kolečka místo slov.' }],
  words: 'Nadpis kroku je sloveso a jméno: „Dáte Petrovi“.',
  access: { names: 'Seznam kroků s nadpisy, v každém seznam o jedné věci.' },
}
