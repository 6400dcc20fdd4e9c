import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { LOCAL_SUPPLIER } from '../advertising/orders/receipts/localSupplier.ts'
import type { Gateway } from '../advertising/payments/Gateway.ts'
import { createPreparers } from '../advertising/uploads/createPreparers.ts'
import { createImageStore } from '../catalogue/images/createImageStore.ts'
import { createOriginals } from '../catalogue/images/createOriginals.ts'
import type { Originals } from '../catalogue/images/Originals.ts'
import { openAdIndex } from '../catalogue/search/ad-index/openAdIndex.ts'
import type { CompanyRegister } from '../identity/companies/createCompanyRegister.ts'
import { createIdentity } from '../identity/createIdentity.ts'
import { parsePushKey } from '../messages/push/PushKeys.ts'
import type { Brand } from '../platform/brand/Brand.ts'
import { type Clock, systemClock } from '../platform/clock/Clock.ts'
import { openMovableClock } from '../platform/clock/openMovableClock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { createOutside } from '../platform/outside/createOutside.ts'
import { reachOutside } from '../platform/outside/reach.ts'
import { parseSmsProviders } from '../premium-sms/providers/parseSmsProviders.ts'
import { buildApp } from '../start/buildApp.ts'
import { createJobs } from '../start/jobs/createJobs.ts'
import { checkAnswers } from './checkAnswers.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import { makeQuickHash } from './makeQuickHash.ts'
import { recordExamples } from './recordExamples.ts'
import { INTERNAL_KEY, PUSH_KEY, TOKEN_KEY } from './secrets.ts'
import { TEST_ORIGINS, TEST_SITES } from './testSites.ts'

/** Secret of both providers of premium messages, of the one that signs and the one that names it. */
export const SMS_SECRET = 'secret-of-the-providers-of-tests'

/** Where letters are answered in tests. */
export const REPLY_DOMAIN = 'odpovedi.inzrt.example'

/** Headers the bff sends for a visitor of a site. */
export const visitorOf = (brand: Brand, client = '192.0.2.1') => ({
  'x-inzrt-key': INTERNAL_KEY,
  'x-inzrt-brand': brand,
  'x-inzrt-client': client,
})

/** With `isClockMovable` the clock is the database's, and can be moved. */
type TestOptions = {
  clock?: Clock
  isClockMovable?: boolean
  gateway?: Gateway
  companies?: CompanyRegister
  workBits?: number
  store?: Originals
  /** How old sections and words may be; for tests that put everything in before they ask. */
  maxAgeMs?: number
  /** Browsers are notified. */
  isPushOn?: boolean
  /** Staff get to the desk by a login of two steps only. */
  isSecondFactorForStaff?: boolean
}

const openTestClock = async (database: Database, originals: Originals, imagesDir: string) => {
  const movableClock = await openMovableClock(database, systemClock)
  const clock = movableClock.now
  const identity = createIdentity(database, clock, {
    keys: [TOKEN_KEY],
    sites: TEST_SITES,
    makeHash: makeQuickHash,
  })

  return {
    movableClock,
    clock,
    jobs: createJobs({
      database,
      adIndex: openAdIndex(database),
      clock,
      identity,
      originals,
      couriers: {},
      pushKey: null,
      purge: null,
      preparers: createPreparers(),
      outside: createOutside(reachOutside),
      imageStore: createImageStore(originals, imagesDir),
      sites: TEST_SITES,
      secret: TOKEN_KEY.secret,
      shop: { askGateway: null, supplier: LOCAL_SUPPLIER },
    }),
  }
}

/**
 * The API over a database and a pictures' folder of its own, both gone when the file's tests are
 * over. Sections are not kept, so that a test sees what it has just put in.
 */
export const createTestApp = async ({
  clock,
  isClockMovable,
  gateway,
  companies,
  workBits = 0,
  store,
  maxAgeMs = 0,
  isPushOn = false,
  isSecondFactorForStaff = false,
}: TestOptions = {}) => {
  const database = await createTestDatabase()
  const imagesDir = await mkdtemp(join(tmpdir(), 'inzrt-images-'))
  const originals = store ?? createOriginals(imagesDir)
  const moved = isClockMovable ? await openTestClock(database, originals, imagesDir) : undefined
  const app = await buildApp(
    {
      internalKey: INTERNAL_KEY,
      tokenKeys: [TOKEN_KEY],
      makeHash: makeQuickHash,
      // A busy machine reads ads as slowly as it likes; who waits how long is the subject of the index's own tests.
      adIndex: openAdIndex(database, { patienceMs: 60_000 }),
      originals,
      imagesDir,
      workBits,
      replyDomain: REPLY_DOMAIN,
      origins: TEST_ORIGINS,
      logLevel: 'silent',
      serializerCompiler: checkAnswers,
      catalogueMaxAgeMs: maxAgeMs,
      vocabularyMaxAgeMs: maxAgeMs,
      smsProviders: parseSmsProviders(`ats:signed:${SMS_SECRET},centrum:keyed:${SMS_SECRET}`),
      pushKeys: isPushOn ? parsePushKey(PUSH_KEY) : null,
      isSecondFactorForStaff,
      gateway: gateway ?? null,
      companies,
      ...(clock && { clock }),
      ...moved,
    },
    database,
  )
  const { EXAMPLES_FOLDER } = process.env
  if (EXAMPLES_FOLDER) recordExamples(app, EXAMPLES_FOLDER)
  afterAll(async () => {
    await app.close()
    await database.close()
    await rm(imagesDir, { recursive: true, force: true })
    await rm(`${imagesDir}-cache`, { recursive: true, force: true })
  })

  const ask = (url: string, options: InjectOptions = {}) => app.inject({ url, ...options })

  return {
    app,
    database,
    imagesDir,
    ask,
    /** Body of a call that must succeed, as a visitor of a site asks it. */
    get: async (url: string, brand: Brand = 'general') => {
      const answer = await ask(url, { headers: visitorOf(brand) })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)

      return answer.json()
    },
  }
}
