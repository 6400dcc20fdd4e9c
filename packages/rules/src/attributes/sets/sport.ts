import { choice, condition, inRows, number, text } from '../describe.ts'

const brand = text('vyrobce', 'Značka')
const frame = number('ram', 'Velikost rámu', {
  least: 8,
  most: 70,
  unit: '″',
  hasTenths: true,
  hint: 'V\u00a0palcích; rám v\u00a0centimetrech vydělte 2,54.',
})
const wheels = number('kola', 'Průměr kol', { least: 8, most: 36, unit: '″', hasTenths: true })
const ride = {
  horske: 'horské',
  trekove: 'trekové',
  silnicni: 'silniční',
  gravel: 'gravel',
  mestske: 'městské',
  detske: 'dětské',
  skladaci: 'skládací',
} as const

/** Bicycles and skis. */
export const sport = {
  bicycle: [
    inRows(
      choice('kolo', 'Druh', {
        ...ride,
        kolobezka: 'koloběžka',
        odrazedlo: 'odrážedlo',
        jine: 'jiné',
      }),
    ),
    brand,
    inRows(frame),
    wheels,
    choice('komu', 'Pro koho', {
      damske: 'dámské',
      panske: 'pánské',
      detske: 'dětské',
      vsem: 'pro všechny',
    }),
    condition,
  ],
  ebike: [
    inRows(choice('kolo', 'Druh', { ...ride, kolobezka: 'koloběžka', jine: 'jiné' })),
    brand,
    frame,
    wheels,
    inRows(number('baterie-wh', 'Baterie', { least: 50, most: 3_000, unit: 'Wh' })),
    number('najeto', 'Najeto', { least: 0, most: 2_000_000, unit: 'km' }),
    condition,
  ],
  skis: [
    inRows(
      choice('lyze', 'Druh', {
        sjezdove: 'sjezdové lyže',
        bezky: 'běžky',
        skialpy: 'skialpové lyže',
        snowboard: 'snowboard',
        boty: 'boty',
        jine: 'jiné',
      }),
    ),
    brand,
    inRows(number('delka', 'Délka', { least: 50, most: 250, unit: 'cm' })),
    condition,
  ],
  skates: [
    choice('brusle', 'Druh', {
      ledni: 'lední brusle',
      inline: 'kolečkové brusle',
      sane: 'sáně a\u00a0boby',
      jine: 'jiné',
    }),
    inRows(number('velikost-bot', 'Velikost', { least: 15, most: 52, hasTenths: true })),
    condition,
  ],
} as const
