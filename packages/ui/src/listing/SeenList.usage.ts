import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Naposledy prohlížené',
  status: 'stable',
  since: '0.1',
  purpose:
    'Inzeráty, které si člověk v tomhle okně prohlédl, a tlačítko, které seznam zapomene. Nikdo jiný se o nich nedozví a se zavřeným oknem zmizí.',
  avoid: [{ when: 'Co si chce nechat natrvalo, patří do oblíbených.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Nadpis a Vymazat', text: 'Na jedné lince.', component: 'SectionHeading' },
    { part: 'Řádky', text: 'Nadpis a údaje bez obrázku.' },
  ],
  dos: [
    { text: 'Tlačítko na zapomenutí nechte vedle nadpisu, kde ho každý najde.', story: 'Seen' },
  ],
  donts: [{ text: 'Prázdná podoba: kdo si nic neprohlédl, tenhle díl neuvidí vůbec.' }],
  words: 'Údaje jsou dva, místo a cena: „Brno-střed, 1 500 Kč“. Mazání je jedno slovo.',
  access: {
    names: 'Oblast „Naposledy prohlížené“ se seznamem odkazů.',
    keys: 'Tlačítko „Vymazat“ je před odkazy, protože stojí u nadpisu.',
  },
}
