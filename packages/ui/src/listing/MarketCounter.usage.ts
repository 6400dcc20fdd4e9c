import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Pult',
  status: 'stable',
  since: '0.1',
  purpose:
    'Fotky prvních inzerátů seznamu v řadě na lince, cenovky visí pod ní. Ukáže na první pohled, co se v rubrice prodává.',
  avoid: [
    { when: 'Titulní strana má zboží kreslené.', instead: 'Hero' },
    { when: 'Fotky jednoho inzerátu.', instead: 'Gallery' },
  ],
  anatomy: [
    {
      part: 'Hlava seznamu',
      text: 'Nadpis, počet a pult na jedné lince.',
      component: 'ListingHead',
    },
    { part: 'Zboží', text: 'Fotka 120 × 90 s cenou v krátké podobě.' },
  ],
  dos: [
    { text: 'Dejte sem asi šest věcí, které mají fotku a cenu.', story: 'Goods' },
    { text: 'Na telefonu se pult posouvá do strany.', story: 'OnPhone' },
  ],
  donts: [{ text: 'Zboží bez odkazu: každá věc na pultě vede na svůj inzerát.' }],
  words: 'Jen cena: „3 200 Kč“, „Dohodou“. Nadpis je v popisu fotky.',
  access: {
    names: 'Seznam „Na pultě“; odkaz se jmenuje nadpisem a cenou.',
    keys: 'Tabulátor prochází zboží po jednom a posouvá pult s sebou.',
  },
}
