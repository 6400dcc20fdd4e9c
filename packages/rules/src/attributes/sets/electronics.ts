import { choice, condition, inRows, number, text, year } from '../describe.ts'

const brand = text('vyrobce', 'Značka')
const storage = number('uloziste', 'Úložiště', { least: 1, most: 100_000, unit: 'GB' })
const memory = number('pamet', 'Operační paměť', { least: 1, most: 2_048, unit: 'GB' })
const display = number('uhlopricka', 'Úhlopříčka', {
  least: 1,
  most: 120,
  unit: '″',
  hasTenths: true,
})
const guarantee = year('zaruka', 'V\u00a0záruce do roku', { least: 2020 })
const energyLabel = choice('energie', 'Energetický štítek', {
  a: 'A',
  b: 'B',
  c: 'C',
  d: 'D',
  e: 'E',
  f: 'F',
  g: 'G',
})

/** Things with a plug or a battery. */
export const electronics = {
  phone: [
    choice('mobil', 'Druh', {
      chytry: 'chytrý telefon',
      tlacitkovy: 'tlačítkový telefon',
      tablet: 'tablet',
      hodinky: 'chytré hodinky',
      sluchatka: 'sluchátka',
      jine: 'jiné',
    }),
    text('model', 'Značka a\u00a0model'),
    inRows(storage),
    number('baterie', 'Kondice baterie', { least: 1, most: 100, unit: '%' }),
    inRows(condition),
    guarantee,
  ],
  computer: [
    choice('pocitac', 'Druh', {
      notebook: 'notebook',
      stolni: 'stolní počítač',
      monitor: 'monitor',
      tiskarna: 'tiskárna',
      dily: 'díly a\u00a0příslušenství',
      jine: 'jiné',
    }),
    text('model', 'Značka a\u00a0model'),
    inRows(display),
    inRows(memory),
    storage,
    condition,
    guarantee,
  ],
  television: [
    choice('prehravac', 'Druh', {
      televize: 'televize',
      reproduktory: 'reproduktory',
      zesilovac: 'zesilovač',
      gramofon: 'gramofon',
      sluchatka: 'sluchátka',
      jine: 'jiné',
    }),
    brand,
    inRows(display),
    inRows(condition),
    guarantee,
  ],
  appliance: [
    inRows(
      choice('spotrebic', 'Druh', {
        pracka: 'pračka',
        susicka: 'sušička',
        mycka: 'myčka',
        lednice: 'lednice',
        mraznicka: 'mraznička',
        sporak: 'sporák nebo trouba',
        jiny: 'jiný',
      }),
    ),
    brand,
    energyLabel,
    inRows(condition),
    guarantee,
  ],
  camera: [
    inRows(
      choice('foto', 'Druh', {
        kompakt: 'kompakt',
        zrcadlovka: 'zrcadlovka',
        bezzrcadlovka: 'bezzrcadlovka',
        film: 'na film',
        kamera: 'kamera',
        objektiv: 'objektiv',
        jine: 'jiné',
      }),
    ),
    text('model', 'Značka a\u00a0model'),
    inRows(condition),
    guarantee,
  ],
  game: [
    inRows(
      choice('platforma', 'Platforma', {
        playstation: 'PlayStation',
        xbox: 'Xbox',
        nintendo: 'Nintendo',
        pc: 'PC',
        deskova: 'desková hra',
        jina: 'jiná',
      }),
    ),
    inRows(condition),
    guarantee,
  ],
} as const
