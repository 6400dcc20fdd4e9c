import { choice, inRows, number, YES_NO } from '../describe.ts'

const layout = choice('dispozice', 'Dispozice', {
  garsoniera: 'garsoniéra',
  '1kk': '1+kk',
  '1-1': '1+1',
  '2kk': '2+kk',
  '2-1': '2+1',
  '3kk': '3+kk',
  '3-1': '3+1',
  '4kk': '4+kk',
  '4-1': '4+1',
  '5kk': '5+kk',
  '5-1': '5+1',
  vetsi: '6 a\u00a0více pokojů',
  jina: 'jiná',
})
const area = number('plocha', 'Užitná plocha', { least: 3, most: 10_000, unit: 'm²' })
const land = number('pozemek', 'Pozemek', { least: 1, most: 10_000_000, unit: 'm²' })
const floor = number('patro', 'Patro', { least: 0, most: 60, hint: 'Přízemí je 0.' })
const construction = choice('stavba', 'Stavba', {
  cihlova: 'cihlová',
  panelova: 'panelová',
  drevena: 'dřevěná',
  smisena: 'smíšená',
  jina: 'jiná',
})
const state = choice('stav-stavby', 'Stav', {
  novostavba: 'novostavba',
  'po-rekonstrukci': 'po rekonstrukci',
  dobry: 'dobrý',
  'k-rekonstrukci': 'k\u00a0rekonstrukci',
})
const ownership = choice('vlastnictvi', 'Vlastnictví', {
  osobni: 'osobní',
  druzstevni: 'družstevní',
  obecni: 'obecní nebo státní',
})
const energy = choice(
  'penb',
  'Energetická náročnost',
  {
    a: 'A',
    b: 'B',
    c: 'C',
    d: 'D',
    e: 'E',
    f: 'F',
    g: 'G',
    'bez-prukazu': 'průkaz se nevyžaduje',
  },
  { hint: 'Třída z\u00a0průkazu budovy; při prodeji i\u00a0pronájmu ji má inzerce uvádět.' },
)
const furnished = choice('zarizeni', 'Zařízení', {
  ano: 'zařízený',
  castecne: 'zčásti zařízený',
  ne: 'nezařízený',
})
const lift = choice('vytah', 'Výtah', YES_NO)
const outside = choice('venku', 'Balkon či zahrada', {
  balkon: 'balkon',
  lodzie: 'lodžie',
  terasa: 'terasa',
  zahrada: 'zahrádka',
  nic: 'nic z\u00a0toho',
})
const deposit = number('kauce', 'Kauce', { least: 0, most: 1_000_000, unit: 'Kč' })
const electricity = choice('elektrina', 'Elektřina', YES_NO)

/** Places to live in, and land. */
export const homes = {
  flat: [
    inRows(layout),
    inRows(area),
    floor,
    construction,
    state,
    ownership,
    outside,
    lift,
    energy,
  ],
  rental: [
    inRows(layout),
    inRows(area),
    floor,
    furnished,
    deposit,
    number('zalohy', 'Zálohy na služby', { least: 0, most: 100_000, unit: 'Kč' }),
    choice('se-zviraty', 'Se zvířaty', { ano: 'ano', dohodou: 'po domluvě', ne: 'ne' }),
    outside,
    lift,
    energy,
  ],
  house: [layout, inRows(area), inRows(land), construction, state, energy],
  cottage: [
    inRows(area),
    inRows(land),
    construction,
    choice('voda', 'Voda', { vodovod: 'vodovod', studna: 'studna', neni: 'není' }),
    electricity,
    choice('celorocni', 'K\u00a0bydlení celoročně', YES_NO),
  ],
  plot: [
    inRows(
      choice('pozemek-pro', 'Druh', {
        stavba: 'stavební',
        zahrada: 'zahrada',
        pole: 'pole nebo louka',
        les: 'les',
        jine: 'jiný',
      }),
    ),
    inRows(land),
    choice('site', 'Sítě', {
      'na-pozemku': 'na pozemku',
      'na-hranici': 'na hranici',
      bez: 'bez sítí',
    }),
  ],
  garage: [
    inRows(
      choice('garaz', 'Druh', {
        garaz: 'garáž',
        stani: 'kryté stání',
        parkovani: 'parkovací místo',
      }),
    ),
    inRows(choice('nabidka', 'Nabídka', { prodej: 'prodej', pronajem: 'pronájem' })),
    electricity,
  ],
  room: [
    inRows(choice('pokoj', 'Pokoj', { vlastni: 'vlastní pokoj', sdileny: 'sdílený pokoj' })),
    number('plocha', 'Plocha pokoje', { least: 3, most: 10_000, unit: 'm²' }),
    furnished,
    choice('koureni', 'Kouření', { ne: 'nekouří se', ano: 'kouří se' }),
    deposit,
  ],
} as const
