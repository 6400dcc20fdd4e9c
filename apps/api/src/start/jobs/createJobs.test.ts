import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { LOCAL_SUPPLIER } from '../../advertising/orders/receipts/localSupplier.ts'
import { createPreparers } from '../../advertising/uploads/createPreparers.ts'
import { createImageStore } from '../../catalogue/images/createImageStore.ts'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import { openAdIndex } from '../../catalogue/search/ad-index/openAdIndex.ts'
import { createIdentity } from '../../identity/createIdentity.ts'
import type { Couriers } from '../../messages/outbox/Courier.ts'
import { systemClock } from '../../platform/clock/Clock.ts'
import type { Job, JobName } from '../../platform/jobs/Job.ts'
import { createOutside } from '../../platform/outside/createOutside.ts'
import { reachOutside } from '../../platform/outside/reach.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { TOKEN_KEY } from '../../test/secrets.ts'
import { silentLog } from '../../test/silentLog.ts'
import { TEST_SITES } from '../../test/testSites.ts'
import { createJobs } from './createJobs.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const imagesDir = join(tmpdir(), 'inzrt-no-images')
const originals = createOriginals(imagesDir)
const undelivered = async () => undefined
const identity = createIdentity(database, systemClock, { keys: [TOKEN_KEY], sites: TEST_SITES })
const jobsWith = (couriers: Couriers) =>
  createJobs({
    database,
    adIndex: openAdIndex(database),
    originals,
    clock: systemClock,
    secret: TOKEN_KEY.secret,
    couriers,
    identity,
    pushKey: null,
    purge: null,
    preparers: createPreparers(),
    outside: createOutside(reachOutside),
    imageStore: createImageStore(originals, imagesDir),
    sites: TEST_SITES,
    shop: { askGateway: async () => null, supplier: LOCAL_SUPPLIER },
  })
const jobsThatRead = () => jobsWith({ email: undelivered, sms: undelivered })
const jobs = Object.entries(jobsThatRead()) as [JobName, Job][]

type Query = string | Readonly<{ text: string }>

const OF_TRANSACTIONS = /^(?:begin|commit|rollback|set local)\b/

/** What a job asks an empty database for. */
const statementsOf = async (job: Job, ending?: AbortSignal): Promise<string[]> => {
  const { mock } = vi.spyOn(Client.prototype, 'query')
  await job.run({ log: silentLog, ...(ending && { ending }) })

  return mock.calls
    .map(([query]) => query as unknown as Query)
    .map((query) => (typeof query === 'string' ? query : query.text).replace(/\s+/g, ' ').trim())
    .filter((text) => !OF_TRANSACTIONS.test(text))
}

/** Tables with as many rows as there are sites, sections, kinds of things, editions or words, however many ads wait. */
const SMALL = new Set([
  ...['brands', 'sections', 'attribute_sets', 'section_counters', 'editions'],
  ...['search_index', 'search_words', 'search_word_sections', 'collected_words', 'collected_heads'],
  'unnest',
])

const tablesOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|join|update(?! set)) "?(\w+)/g)].map(([, table = '']) => table)

/** Rows that were found before are none here: their list reads „false“. */
const isBounded = (text: string): boolean =>
  / limit (?:\d|\$)|\bfalse\b|count\(\*\)/.test(text) ||
  tablesOf(text).every((table) => SMALL.has(table))

test.each(jobs)('S004 %s takes a bounded number of rows at a time', async (_, job) => {
  const statements = await statementsOf(job)

  expect(statements).not.toEqual([])
  expect(statements.filter((text) => !isBounded(text))).toEqual([])
})

/** One step a run, or work that would have to begin again: others go on beside them. */
const WHOLE: readonly JobName[] = [
  ...(['closeEditions', 'composeEditions', 'notifyMatches', 'sendAlerts'] as const),
  ...(['indexAds', 'refreshVocabulary', 'rotateTopped', 'sweepPictures'] as const),
]

test.each(jobs.filter(([name]) => !WHOLE.includes(name)))(
  'S004 %s asks for nothing once its turn is over',
  async (name) => {
    // Of its own: what others have read is still known to them for a second.
    const job = jobsThatRead()[name]

    expect(await statementsOf(job, AbortSignal.abort())).toEqual([])
  },
)

test('P062 a push service that never answers holds up no letter, and no other browser', async () => {
  const brought: string[] = []
  let answer = () => {}
  const answers = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { deliverPushes, deliverMessages } = jobsWith({
    email: async ({ recipient }) => void brought.push(recipient),
    push: async ({ recipient }) => {
      if (recipient === '1') await answers
      brought.push(recipient)
    },
  })
  await database.db.transaction(async (tx) => {
    const note = { channel: 'push', brand: 'general', template: 'messageNews' } as const
    const payload = { conversationId: 1, heading: 'Kolo' }
    for (const to of ['1', '2']) await identity.outbox.enqueue(tx, { ...note, to, payload })
    await identity.outbox.enqueue(tx, {
      channel: 'email',
      brand: 'general',
      to: 'jana@example.cz',
      template: 'verifyEmail',
      payload: { nickname: 'jana', token: 'tajne' },
    })
  })
  const pushing = deliverPushes.run({ log: silentLog })
  await deliverMessages.run({ log: silentLog })
  await expect.poll(() => brought.toSorted()).toEqual(['2', 'jana@example.cz'])
  answer()
  await pushing

  expect(brought.at(-1)).toBe('1')
})

test('P062 an account with silent browsers takes two ways of eight, and no other waits', async () => {
  const brought: string[] = []
  let asked = 0
  let most = 0
  let answer = () => {}
  const answers = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { deliverPushes } = jobsWith({
    push: async ({ recipient, sharer }) => {
      if (sharer !== 'silent') return void brought.push(recipient)
      most = Math.max(most, ++asked)
      await answers
      asked--
    },
  })
  const tell = (sharer: string, recipients: readonly string[]) =>
    database.db.transaction(async (tx) => {
      for (const to of recipients)
        await identity.outbox.enqueue(tx, {
          channel: 'push',
          brand: 'general',
          template: 'messageNews',
          to,
          sharer,
          payload: { conversationId: 1, heading: 'Kolo' },
        })
    })
  await tell(
    'silent',
    Array.from({ length: 10 }, (_, at) => `silent ${at}`),
  )
  const turn = new AbortController()
  const pushing = deliverPushes.run({ log: silentLog, ending: turn.signal })
  await expect.poll(() => asked).toBe(2)
  await tell('other', ['before'])
  await expect.poll(() => brought).toEqual(['before'])
  turn.abort()
  await tell('other', ['after'])
  await expect.poll(() => brought).toEqual(['before', 'after'])
  answer()
  await pushing

  expect([asked, most]).toEqual([0, 2])
})
