import { choice, condition, inRows, number, text, YES_NO, year } from '../describe.ts'

const make = choice('znacka', 'Značka', {
  skoda: 'Škoda',
  volkswagen: 'Volkswagen',
  ford: 'Ford',
  hyundai: 'Hyundai',
  renault: 'Renault',
  peugeot: 'Peugeot',
  citroen: 'Citroën',
  toyota: 'Toyota',
  bmw: 'BMW',
  audi: 'Audi',
  mercedes: 'Mercedes-Benz',
  opel: 'Opel',
  kia: 'Kia',
  dacia: 'Dacia',
  seat: 'Seat',
  fiat: 'Fiat',
  mazda: 'Mazda',
  honda: 'Honda',
  nissan: 'Nissan',
  suzuki: 'Suzuki',
  volvo: 'Volvo',
  mitsubishi: 'Mitsubishi',
  subaru: 'Subaru',
  tesla: 'Tesla',
  jina: 'jiná',
})
const model = text('model', 'Značka a\u00a0model')
const madeIn = year('rok', 'Rok výroby', { prefix: 'r.\u00a0v.' })
const mileage = number('najeto', 'Najeto', { least: 0, most: 2_000_000, unit: 'km' })
const fuel = choice('palivo', 'Palivo', {
  benzin: 'benzín',
  nafta: 'nafta',
  lpg: 'LPG',
  cng: 'CNG',
  hybrid: 'hybrid',
  elektro: 'elektro',
})
const gearbox = choice('prevodovka', 'Převodovka', {
  manualni: 'manuální',
  automaticka: 'automatická',
})
const power = number('vykon', 'Výkon', { least: 1, most: 1_500, unit: 'kW' })
const load = number('nosnost', 'Nosnost', { least: 50, most: 40_000, unit: 'kg' })
const inspection = year('stk', 'STK do roku', { least: 2000 })

/** Things with wheels and an engine, and what belongs to them. */
export const vehicles = {
  car: [
    make,
    text('model', 'Model'),
    inRows(madeIn),
    inRows(mileage),
    fuel,
    gearbox,
    power,
    choice('karoserie', 'Karoserie', {
      hatchback: 'hatchback',
      kombi: 'kombi',
      sedan: 'sedan',
      suv: 'SUV',
      mpv: 'MPV',
      kupe: 'kupé',
      kabriolet: 'kabriolet',
      pickup: 'pick-up',
    }),
    inspection,
  ],
  van: [
    model,
    inRows(madeIn),
    inRows(mileage),
    fuel,
    power,
    load,
    number('mista', 'Míst k\u00a0sezení', { least: 1, most: 60 }),
    inspection,
  ],
  motorcycle: [
    choice('druh', 'Druh', {
      silnicni: 'silniční',
      cestovni: 'cestovní',
      chopper: 'chopper',
      enduro: 'enduro a\u00a0kros',
      skutr: 'skútr',
      moped: 'moped',
      ctyrkolka: 'čtyřkolka',
    }),
    model,
    inRows(madeIn),
    inRows(mileage),
    number('objem', 'Objem motoru', { least: 20, most: 3_000, unit: 'cm³' }),
    inspection,
  ],
  veteran: [
    model,
    inRows(madeIn),
    choice('stav-vozu', 'Stav', {
      renovovany: 'po renovaci',
      provozni: 'provozní',
      'k-renovaci': 'k\u00a0renovaci',
    }),
    choice('doklady', 'Doklady', YES_NO),
  ],
  parts: [
    text('pro-vuz', 'Pro který vůz', { longest: 60 }),
    choice('puvod', 'Původ', { original: 'originální díl', druhovyroba: 'druhovýroba' }),
    condition,
  ],
  tyres: [
    inRows(choice('sezona', 'Sezona', { letni: 'letní', zimni: 'zimní', celorocni: 'celoroční' })),
    text('rozmer', 'Rozměr', { longest: 30, hint: 'Třeba 205/55 R16.' }),
    inRows(number('rafek', 'Průměr ráfku', { least: 8, most: 30, unit: '″', hasTenths: true })),
    number('kusu', 'Kusů', { least: 1, most: 100 }),
    number('vzorek', 'Hloubka vzorku', { least: 0, most: 20, unit: 'mm', hasTenths: true }),
  ],
  trailer: [
    inRows(
      choice('privesne', 'Druh', {
        vozik: 'přívěsný vozík',
        karavan: 'karavan',
        'obytny-vuz': 'obytný vůz',
        'na-zvirata': 'na zvířata',
        'na-lod': 'na loď',
      }),
    ),
    inRows(madeIn),
    choice('brzdeny', 'Brzděný', YES_NO),
    load,
    number('luzka', 'Lůžek', { least: 1, most: 12 }),
    inspection,
  ],
  tractor: [
    model,
    inRows(madeIn),
    inRows(number('motohodiny', 'Motohodiny', { least: 0, most: 100_000, unit: 'mth' })),
    power,
  ],
} as const
