import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Štítek druhu inzerátu',
  others: ['badge', 'tag', 'chip', 'odznak'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Nabídka, poptávka, nebo výměna. Tvar říká totéž co barva: nabídka ukazuje ven, poptávka dovnitř, výměna na obě strany.',
  avoid: [{ when: 'Stav inzerátu.', instead: 'StateLabel' }],
  anatomy: [
    {
      part: 'Tvar',
      text: 'Šipka ven, dovnitř, nebo na obě strany; barvu nesou tři vyhrazené odstíny.',
    },
    { part: 'Obrys', text: 'U nezveřejněného jen čárkovaný rám.' },
  ],
  dos: [
    { text: 'Nabídka je oranžová.', story: 'Offer' },
    { text: 'Poptávka je zelená.', story: 'Inquiry' },
    { text: 'Výměna je šedá.', story: 'Exchange' },
    { text: 'U nezveřejněného barvu uberte, slovo nechte.', story: 'Muted' },
  ],
  donts: [
    {
      text: 'Tyhle tři barvy kdekoli jinde, pak přestanou znamenat druh.',
      drawing: 'colours-elsewhere',
    },
  ],
  words: 'Jedno podstatné jméno s velkým písmenem: „Nabídka“.',
  access: { names: 'Obyčejný text; s vynucenými barvami dostane obrys místo tvaru.' },
}
