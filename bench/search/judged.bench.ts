import { ADULT_QUERIES } from '@inzrt/fixtures/judged/adultQueries'
import { GENERAL_QUERIES } from '@inzrt/fixtures/judged/generalQueries'
import { INDEPENDENT_ADULT_QUERIES } from '@inzrt/fixtures/judged/independentAdultQueries'
import { INDEPENDENT_GENERAL_QUERIES } from '@inzrt/fixtures/judged/independentGeneralQueries'
import { judgeAnswer } from '@inzrt/fixtures/judged/judgeAnswer'
import type { JudgedQuery } from '@inzrt/fixtures/judged/readJudgedQueries'
import { type Figures, toFigures } from '@inzrt/fixtures/judged/toFigures'
import { refreshVocabulary } from '../../apps/api/src/catalogue/search/refreshVocabulary.ts'
import type { Brand } from '../../apps/api/src/platform/brand/Brand.ts'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { createProductSearch } from '../support/createProductSearch.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { quantile } from '../support/quantile.ts'
import { report } from '../support/report.ts'
import { atLeast, atMost, shown, type Verdict } from '../support/verdict.ts'
import { versionOf } from '../support/versionOf.ts'
import { readCatalogue } from './readCatalogue.ts'
import { createMiniSearch } from './searches/createMiniSearch.ts'
import { createPlainSearch } from './searches/createPlainSearch.ts'
import { FIRST, type Search } from './searches/Search.ts'

const ADS = 10_000
type Set = Readonly<{
  name: string
  brand: Brand
  queries: readonly JudgedQuery[]
  hasGoal: boolean
}>

const SETS: readonly Set[] = [
  { name: 'general', brand: 'general', queries: GENERAL_QUERIES, hasGoal: true },
  {
    name: 'general, by somebody else',
    brand: 'general',
    hasGoal: true,
    queries: INDEPENDENT_GENERAL_QUERIES,
  },
  { name: 'adult', brand: 'adult', queries: ADULT_QUERIES, hasGoal: false },
  {
    name: 'adult, by somebody else',
    brand: 'adult',
    hasGoal: false,
    queries: INDEPENDENT_ADULT_QUERIES,
  },
]

const data = await prepareAds(ADS)
const provided = await provideDatabase(readSettings(data.env))
await migrate(provided.url)
const database = openDatabase(provided.url, { maxConnections: 1, statementTimeoutMs: 0 })
await refreshVocabulary(database)
const catalogue = await readCatalogue(database)
const search = await createProductSearch(database)
const product: Search = async (brand, query) =>
  (await search(brand, query, FIRST)).data.advertisements.data
const searches = {
  product,
  plain: await createPlainSearch(database, catalogue),
  MiniSearch: createMiniSearch(catalogue),
}

type Judged = Figures & Readonly<{ milliseconds: readonly number[] }>

const judge = async (engine: Search, brand: Brand, queries: readonly JudgedQuery[]) => {
  const milliseconds: number[] = []
  const judgements = []
  const ads = catalogue.filter((ad) => ad.brand === brand)
  for (const query of queries) {
    const start = performance.now()
    const answer = await engine(brand, query.query)
    milliseconds.push(performance.now() - start)
    judgements.push(judgeAnswer(query, answer, ads))
  }

  return { ...toFigures(judgements), milliseconds }
}

const PERCENT = 100
const rowsOf = (engine: string, set: Set, judged: Judged): Verdict[] => {
  const row = (what: string) => `${engine}, ${set.name}: ${what}`
  const hasGoal = engine === 'product' && set.hasGoal
  const { precision, nothingFound } = judged

  return [
    hasGoal
      ? atLeast(row('right among the first five'), precision * PERCENT, 92, '%')
      : shown(row('right among the first five'), precision * PERCENT, '%'),
    shown(row('nDCG of the first ten'), judged.gain),
    hasGoal
      ? atMost(row('nothing found'), nothingFound * PERCENT, 1, '%')
      : shown(row('nothing found'), nothingFound * PERCENT, '%'),
    shown(row('a search, p50'), quantile(judged.milliseconds, 0.5), 'ms'),
  ]
}

const verdicts: Verdict[] = []
for (const set of SETS)
  for (const [name, engine] of Object.entries(searches))
    verdicts.push(...rowsOf(name, set, await judge(engine, set.brand, set.queries)))
await database.close()
await provided.release()

report('search', {
  title: `What searches find, ${data.ads.toLocaleString('en')} ads`,
  method: [
    `${GENERAL_QUERIES.length} queries of the general site and ${ADULT_QUERIES.length} of the other, written by hand and judged by thing, type and section, and ${INDEPENDENT_GENERAL_QUERIES.length} and ${INDEPENDENT_ADULT_QUERIES.length} by somebody who knew the names of the sections alone; those no ad answers are left out.`,
    'Right among the first five: of the right ads that could stand there the share that does.',
    'Plain: PostgreSQL’s text search over the same stems, all words, ordered by ts_rank_cd and age. MiniSearch: headings and texts as the same stems, headings count twice, beginnings of words and a fifth of wrong letters allowed.',
  ],
  rounds: 1,
  seed: 1,
  versions: { minisearch: versionOf('minisearch', 'bench'), pg: versionOf('pg', 'apps/api') },
  verdicts,
})
