import { rmSync } from 'node:fs'
import { createSectionsRepository } from '../../apps/api/src/catalogue/sections/sections.repository.ts'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { createWorld } from '../../apps/api/src/test/createWorld.ts'
import { interleave } from '../support/interleave.ts'
import { miscountedAds } from '../support/miscountedAds.ts'
import { PORTS } from '../support/ports.ts'
import { ratios } from '../support/ratios.ts'
import { report } from '../support/report.ts'
import { benchDir } from '../support/startServer.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'

const WRITERS = 8
const ROUNDS = 15
const ROUND_MS = 2_000
const SECTIONS = 300
const SLOTS = 32

const PLACE = `
  insert into ads (slug, dial_code, brand_code, section_id, locality_id, type, state, heading, content,
    price_type, price_amount, heading_words, all_words)
  values ('prodam-vec-' || $1, $1, 'general', $2, $3, 'offer', 'published', 'Prodám věc', 'Popis.',
    'czk', 100000, 'vec', 'popis vec')
  returning id`
const CLOSE = `update ads set state = 'closed', closed_reason = 'sold' where id = $1`
const LOG = `
  insert into state_log (entity, entity_id, to_state, event, actor, at)
  values ('ad', $1, $2, $3, 'owner', now())`

const FILL = `
  insert into section_counters
  select id, type, has_image, is_priced, slot, 1
  from sections, unnest(array['offer', 'inquiry']) type, unnest(array[true, false]) has_image,
    unnest(array[true, false]) is_priced, generate_series(1, $1::int) slot
  on conflict do nothing`

const dataDir = `${benchDir}/hot-section`
rmSync(dataDir, { recursive: true, force: true })
const env = { DATA_DIR: dataDir, POSTGRES_PORT: String(PORTS.postgres), SEED_ADS: '0' }
const provided = await provideDatabase(readSettings(env))
await migrate(provided.url)
const database = openDatabase(provided.url, { maxConnections: WRITERS })
const { addPlace, addSection } = createWorld(database)
const placeId = await addPlace()
const sections: number[] = []
for (let n = 0; n < WRITERS; n += 1) sections.push((await addSection()).id)
const writers = await Promise.all(sections.map(() => database.pool.connect()))

type Writer = Pick<Database['pool'], 'query'>

let placed = 0

/** A transaction as the api makes them: the change of the ad, and then what is written down of it. */
const commit = async (writer: Writer, change: () => Promise<void>): Promise<void> => {
  await writer.query('begin')
  await change()
  await writer.query('commit')
}

const write = async (writer: Writer, sectionId: number, until: number): Promise<number> => {
  let transactions = 0
  while (performance.now() < until) {
    let id = 0
    await commit(writer, async () => {
      placed += 1
      const values = [String(placed), sectionId, placeId]
      const { rows } = await writer.query({ name: 'place', text: PLACE, values })
      id = rows[0].id
      await writer.query({ name: 'log', text: LOG, values: [id, 'published', 'publish'] })
    })
    await commit(writer, async () => {
      await writer.query({ name: 'close', text: CLOSE, values: [id] })
      await writer.query({ name: 'log', text: LOG, values: [id, 'closed', 'close'] })
    })
    transactions += 2
  }

  return transactions
}

/** Transactions a second of all writers, each of which has a section of its own or the same. */
const rateOf = async (sectionOf: (writer: number) => number): Promise<number> => {
  const begun = performance.now()
  const until = begun + ROUND_MS
  const written = await Promise.all(
    writers.map((writer, n) => write(writer, sections[sectionOf(n)] ?? 0, until)),
  )
  const total = written.reduce((sum, transactions) => sum + transactions, 0)

  return (total * 1_000) / (performance.now() - begun)
}

/** The tree of sections whose cells were written in by so many slots. */
const timeReading = async (slots: number): Promise<number[]> => {
  await database.pool.query('truncate section_counters')
  await database.pool.query(FILL, [slots])
  await database.pool.query('vacuum analyze section_counters')
  const times: number[] = []
  while (times.length < ROUNDS) {
    const begun = performance.now()
    await createSectionsRepository(database).catalogue()
    times.push(performance.now() - begun)
  }

  return times
}

const { spread, one } = await interleave(
  { spread: () => rateOf((writer) => writer), one: () => rateOf(() => 0) },
  ROUNDS,
)
for (const writer of writers) writer.release()
const miscounted = await miscountedAds(database)
await Promise.all(Array.from({ length: SECTIONS }, () => addSection()))
const readOne = await timeReading(1)
const readAll = await timeReading(SLOTS)
await database.close()
await provided.release()
rmSync(dataDir, { recursive: true, force: true })

report('hot-section', {
  title: 'A section where everybody writes',
  method: [
    `${WRITERS} writers place an ad and close it, in two transactions that also write down what happened; once all in one section, once each in a section of its own, in turn.`,
  ],
  rounds: ROUNDS,
  versions: {},
  verdicts: [
    shown('transactions a second, a section each', spread, ''),
    shown('transactions a second, one section', one, ''),
    atLeast('one section against eight', ratios(one, spread), 0.9, '×'),
    shown(`the tree of ${SECTIONS} sections read with one slot of each cell in use`, readOne, 'ms'),
    shown(`the tree of ${SECTIONS} sections read with all ${SLOTS} in use`, readAll, 'ms'),
    atMost('ads miscounted afterwards', miscounted, 0),
  ],
})
process.exit()
