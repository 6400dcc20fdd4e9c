import { choice, condition, inRows, number, text } from '../describe.ts'

const width = number('sirka', 'Šířka', { least: 1, most: 1_000, unit: 'cm' })
const depth = number('hloubka', 'Hloubka', { least: 1, most: 1_000, unit: 'cm' })
const height = number('vyska', 'Výška', { least: 1, most: 1_000, unit: 'cm' })
const material = choice('material', 'Materiál', {
  masiv: 'masiv',
  lamino: 'lamino nebo dýha',
  kov: 'kov',
  latka: 'látka',
  kuze: 'kůže',
  plast: 'plast',
  sklo: 'sklo',
  jiny: 'jiný',
})

/** What stands at home, and what it is heated with. */
export const household = {
  sofa: [
    inRows(
      choice('sedacka', 'Druh', {
        rohova: 'rohová sedačka',
        rovna: 'pohovka',
        souprava: 'souprava',
        kreslo: 'křeslo',
        jina: 'jiné',
      }),
    ),
    choice('rozkladaci', 'Rozkládací', { ano: 'ano', ne: 'ne' }),
    material,
    width,
    depth,
    inRows(condition),
  ],
  wardrobe: [width, depth, height, material, inRows(condition)],
  table: [
    number('zidli', 'Židlí', { least: 0, most: 100 }),
    width,
    depth,
    height,
    material,
    inRows(condition),
  ],
  bed: [
    inRows(
      choice('luzko', 'Pro kolik lidí', {
        jeden: 'jednolůžko',
        dva: 'dvojlůžko',
        patro: 'patrová postel',
        matrace: 'jen matrace',
      }),
    ),
    width,
    number('delka', 'Délka', { least: 50, most: 250, unit: 'cm' }),
    material,
    inRows(condition),
  ],
  firewood: [
    inRows(
      choice('drevo', 'Dřevo', {
        buk: 'buk',
        dub: 'dub',
        briza: 'bříza',
        smrk: 'smrk',
        borovice: 'borovice',
        smes: 'směs',
        brikety: 'brikety nebo pelety',
        jine: 'jiné',
      }),
    ),
    number('suseno', 'Sušeno', { least: 0, most: 20, unit: 'let' }),
    choice('uprava', 'Úprava', {
      stipane: 'štípané',
      metrove: 'metrové',
      kulatina: 'kulatina',
    }),
    choice('doprava', 'Doprava', { ano: 'přivezu', ne: 'vlastní odvoz' }),
  ],
  instrument: [
    inRows(
      choice('nastroj', 'Druh', {
        kytara: 'kytara',
        klavir: 'klavír nebo pianino',
        klavesy: 'klávesy',
        housle: 'housle a\u00a0smyčce',
        dechy: 'dechový nástroj',
        bici: 'bicí',
        akordeon: 'akordeon',
        zesilovac: 'zesilovač a\u00a0technika',
        jiny: 'jiný',
      }),
    ),
    text('vyrobce', 'Značka'),
    inRows(condition),
  ],
} as const
