import { stem } from '@inzrt/domain/search'
import type { PoolClient, QueryConfig } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { createWorld } from '../../../test/createWorld.ts'
import { LEXEME } from '../lexemes.ts'
import { toWordVectors } from '../toWordVectors.ts'
import type { AdIndex } from './AdIndex.ts'
import { isThere } from './Columns.ts'
import { TYPES } from './cells.ts'
import { openAdIndex } from './openAdIndex.ts'
import { purgeAdChanges } from './purgeAdChanges.ts'

const STEPS = 100
const ADS = 40
const WORDS = ['harfa', 'fagot', 'hoboj', 'tuba', 'viola', 'citera', 'basa', 'trubka']
const STATES = ['published', 'published', 'blocked', 'paused', 'expired']
const PRICES = [
  ['czk', 500],
  ['czk', 900],
  ['EUR', 40],
  ['free', null],
  ['agreement', null],
] as const

const database = await createTestDatabase()
afterAll(async () => {
  while (slow.length > 0) await end()
  await database.close()
})
const { pool } = database
const { addSection, addAd, addPlace } = createWorld(database)
const sections = [
  ...[await addSection(), await addSection(), await addSection()],
  ...[await addSection({ brandCode: 'adult' }), await addSection({ brandCode: 'adult' })],
]
const places = [await addPlace({ psc: '60300' }), await addPlace({ psc: '77900' })]

/** The same numbers in each run; after mulberry32, public domain. */
const createRandom = (seed: number) => {
  let state = seed
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)

    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * end)
  }

  return { below, oneOf: <Item>(items: readonly Item[]) => items[below(items.length)] as Item }
}

const { below, oneOf } = createRandom(42)
const moment = (): Date => new Date(Date.UTC(2026, 0, 1 + below(300)))
const texts = () => {
  const [heading, content] = [`${oneOf(WORDS)} ${oneOf(WORDS)}`, oneOf(WORDS)]
  const { headingWords, allWords } = toWordVectors({ heading, content })

  return { heading, content, heading_words: headingWords, all_words: allWords }
}

type Values = Readonly<Record<string, unknown>>

/** What an ad can go through within its section. */
const EDITS: readonly (() => Values)[] = [
  texts,
  () => ({ state: oneOf(STATES) }),
  () => {
    const [type, amount] = oneOf(PRICES)

    return { price_type: type, price_amount: amount }
  },
  () => ({ locality_id: oneOf(places) }),
  () => ({ type: oneOf(TYPES), images_count: below(2) }),
  () => ({ sort_at: moment(), topped_until: oneOf([null, moment()]) }),
  () => ({ created_at: moment(), valid_until: oneOf([null, moment()]) }),
  () => ({ phone_e164: '+420777123456' }),
]

const write = (
  connection: Pick<PoolClient, 'query'>,
  ids: readonly number[],
  values: Values,
): Promise<unknown> => {
  const set = Object.keys(values).map((column, at) => `${column} = $${at + 2}`)

  return connection.query(`update ads set ${set.join(', ')} where id = any($1)`, [
    ids,
    ...Object.values(values),
  ])
}

/** The section of each ad. */
const sectionOf = new Map<number, number>()
type Slow = Readonly<{ client: PoolClient; sectionId: number }>
const slow: Slow[] = []

/** Transactions under way hold the counts of their sections: others would wait for them. */
const freeSections = () => sections.filter(({ id }) => !slow.some((it) => it.sectionId === id))
const freeAds = (): number[] => {
  const free = freeSections().map(({ id }) => id)

  return [...sectionOf].flatMap(([id, sectionId]) => (free.includes(sectionId) ? [id] : []))
}

const insert = async (): Promise<void> => {
  const { heading, content } = texts()
  const section = oneOf(freeSections())
  const { id } = await addAd(section, {
    heading,
    content,
    localityId: oneOf(places),
    state: oneOf(['published', 'paused']),
  })
  sectionOf.set(id, section.id)
}
const remove = async (): Promise<void> => {
  const id = oneOf(freeAds())
  await pool.query('delete from ads where id = $1', [id])
  sectionOf.delete(id)
}
const editOne = () => write(pool, [oneOf(freeAds())], oneOf(EDITS)())
const editMany = () =>
  write(
    pool,
    freeAds().filter(() => below(3) === 0),
    oneOf(EDITS)(),
  )
const move = async (): Promise<void> => {
  const [ad, { id, brandCode }] = [oneOf(freeAds()), oneOf(freeSections())]
  await write(pool, [ad], { section_id: id, brand_code: brandCode })
  sectionOf.set(ad, id)
}

/** A transaction that later ones overtake, a part of which may be taken back. */
const begin = async (): Promise<void> => {
  if (slow.length === 2) return
  const { id: sectionId } = oneOf(freeSections())
  const ids = [...sectionOf].flatMap(([id, its]) => (its === sectionId ? [id] : []))
  const client = await pool.connect()
  slow.push({ client, sectionId })
  await client.query('begin')
  await write(client, ids, oneOf(EDITS)())
  await client.query('savepoint part')
  await write(client, ids.slice(1), oneOf(EDITS)())
  await client.query(oneOf(['rollback to savepoint part', 'release savepoint part']))
}
const end = async (): Promise<void> => {
  const [ended] = slow.splice(below(slow.length), 1)
  if (!ended) return
  await ended.client.query(oneOf(['commit', 'commit', 'commit', 'rollback']))
  ended.client.release()
}
const forget = async (): Promise<void> => {
  await pool.query(`update ad_changes set changed_at = changed_at - interval '2 hours'`)
  await purgeAdChanges(database)
}
const MOVES: readonly (() => Promise<unknown>)[] = [
  ...[insert, remove, move, move, begin, begin, end, end, forget],
  ...[editOne, editOne, editOne, editOne, editOne, editMany],
]

/** What the database holds, read without any of what is tested. */
const READ = `
  select brand_code as brand, id, section_id as section, locality_id as place, type, images_count > 0 as picture,
    (case price_type when 'czk' then price_amount when 'free' then 0 end)::float8 as crowns,
    price_order::float8 as price, sort_at as sort, created_at as created, topped_until as topped, valid_until as valid,
    tsvector_to_array(all_words) as words, tsvector_to_array(heading_words) as heading
  from ads where state = 'published' order by id`

const inDatabase = async () => {
  const { rows } = await pool.query(READ)

  return rows.map(({ words, heading, ...ad }) => ({
    ...ad,
    words: WORDS.filter((word) => words.includes(LEXEME.stem(stem(word)))),
    heading: WORDS.filter((word) => heading.includes(LEXEME.stem(stem(word)))),
  }))
}

const toMoment = (ms: number): Date | null => (Number.isFinite(ms) ? new Date(ms) : null)
const toNumber = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** The words by whose lists each ad is found, from a zone on. */
const wordsFrom = ({ lists }: AdIndex, zone: number) => {
  const found = WORDS.map((word) => {
    const list = lists.stems.find(stem(word))
    const places = Array.from({ length: list.length }, (_, at) => at)

    return {
      word,
      slots: places.filter((at) => list.zoneAt(at) >= zone).map((at) => list.slotAt(at)),
    }
  })

  return (slot: number): string[] =>
    found.flatMap(({ word, slots }) => slots.filter((is) => is === slot).map(() => word))
}

const inIndex = (brand: string, index: AdIndex) => {
  const { columns, rows } = index
  const [words, heading] = [wordsFrom(index, 0), wordsFrom(index, 1)]

  return Array.from({ length: index.slots }, (_, slot) => slot)
    .map((slot) => ({ slot, row: rows[slot] ?? -1 }))
    .filter(({ row }) => isThere(columns, row))
    .map(({ slot, row }) => ({
      brand,
      id: columns.id[row],
      section: columns.sectionId[row],
      place: columns.localityId[row],
      type: TYPES[columns.type[row] ?? -1],
      picture: columns.hasImage[row] === 1,
      crowns: toNumber(columns.crowns[row] ?? 0),
      price: toNumber(columns.priceOrder[row] ?? 0),
      sort: toMoment(columns.sortAt[row] ?? 0),
      created: toMoment(columns.createdAt[row] ?? 0),
      topped: toMoment(columns.toppedUntil[row] ?? 0),
      valid: toMoment(columns.validUntil[row] ?? 0),
      words: words(slot),
      heading: heading(slot),
    }))
}

const read = async ({ refresh }: ReturnType<typeof openAdIndex>) => {
  const { general, adult } = await refresh()

  return [...inIndex('general', general), ...inIndex('adult', adult)].toSorted(
    (one, other) => (one.id ?? 0) - (other.id ?? 0),
  )
}

/** A database that every third time fails to tell what changed ads are now. */
const createUnlucky = () => {
  let asked = 0
  const query = (config: QueryConfig) => {
    if (config.name !== 'index_changed') return pool.query(config)
    asked += 1

    return asked % 3 === 0 ? Promise.reject(new Error('Too slow.')) : pool.query(config)
  }

  return { pool: { query } as unknown as typeof pool }
}

test(`P001 after each of ${STEPS} random changes every index knows what the database holds`, async () => {
  const [always, seldom] = [openAdIndex(database), openAdIndex(database)]
  const unlucky = openAdIndex(createUnlucky())
  while (sectionOf.size < ADS) await insert()
  for (let step = 0; step < STEPS; step += 1) {
    await oneOf(MOVES)()
    const expected = await inDatabase()
    expect(await read(always), `step ${step}`).toEqual(expected)
    const told = await read(unlucky).catch(() => read(unlucky))
    expect(told, `step ${step}, at the second try`).toEqual(expected)
    if (below(20) === 0) expect(await read(seldom), `step ${step}, seldom`).toEqual(expected)
  }
})
