import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Štítek TOP',
  others: ['top', 'ribbon'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Značka inzerátu, který si inzerent za peníze posunul před ostatní. Vystřižená zubatými nůžkami.',
  avoid: [{ when: 'Zvýrazněný inzerát, který stojí na svém místě.', instead: 'PaidLabel' }],
  anatomy: [{ part: 'Výstřižek', text: 'Barva značky a zubatý pravý okraj.' }],
  dos: [{ text: 'Vždycky ho doplní „Placené zvýraznění“.', story: 'Top' }],
  donts: [{ text: 'TOP jako pochvala pro vybraný inzerát, za který nikdo neplatil.' }],
  words: 'Jedno slovo velkými písmeny, jediné takové na celém webu.',
  access: { names: 'Obyčejný text „TOP“.' },
}
