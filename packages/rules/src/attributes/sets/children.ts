import { choice, condition, inRows, number, text } from '../describe.ts'

const whom = choice('dite', 'Pro koho', {
  holka: 'pro holku',
  kluk: 'pro kluka',
  oba: 'pro holku i\u00a0kluka',
})
const brand = text('vyrobce', 'Značka')

/** Things for children. */
export const children = {
  clothes: [
    choice('obleceni', 'Druh', {
      bundy: 'bundy a\u00a0kabáty',
      kalhoty: 'kalhoty',
      trika: 'trika a\u00a0mikiny',
      saty: 'šaty a\u00a0sukně',
      body: 'body a\u00a0dupačky',
      boty: 'boty',
      sada: 'sada oblečení',
      jine: 'jiné',
    }),
    whom,
    inRows(
      number('velikost', 'Velikost', {
        least: 40,
        most: 190,
        unit: 'cm',
        hint: 'Výška dítěte, třeba 92. Boty mají své pole.',
      }),
    ),
    inRows(number('velikost-bot', 'Velikost bot', { least: 15, most: 52, hasTenths: true })),
    brand,
    condition,
  ],
  pram: [
    inRows(
      choice('kocarek', 'Druh', {
        hluboky: 'hluboký',
        sportovni: 'sportovní',
        kombinovany: 'kombinovaný',
        golf: 'golfový',
        sourozenecky: 'pro dva',
        doplnek: 'doplněk',
      }),
    ),
    brand,
    inRows(condition),
  ],
  carSeat: [
    inRows(
      choice('skupina', 'Pro váhu', {
        vajicko: '0 až 13 kg',
        'do-18': '9 až 18 kg',
        'do-36': '15 až 36 kg',
        vse: '0 až 36 kg',
      }),
    ),
    choice('isofix', 'ISOFIX', { ano: 'ano', ne: 'ne' }),
    choice(
      'nehoda',
      'Po nehodě',
      { ne: 'ne', ano: 'ano' },
      {
        hint: 'Sedačka po nehodě už dítě neochrání.',
      },
    ),
    brand,
    inRows(condition),
  ],
  toys: [
    choice('vek-ditete', 'Od kolika let', {
      'od-0': 'do 1 roku',
      'od-1': 'od 1 roku',
      'od-3': 'od 3 let',
      'od-6': 'od 6 let',
      'od-10': 'od 10 let',
    }),
    whom,
    brand,
    inRows(condition),
  ],
} as const
