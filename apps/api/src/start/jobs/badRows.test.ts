import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { LOCAL_SUPPLIER } from '../../advertising/orders/receipts/localSupplier.ts'
import { createPreparers } from '../../advertising/uploads/createPreparers.ts'
import { createImageStore } from '../../catalogue/images/createImageStore.ts'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import type { Originals } from '../../catalogue/images/Originals.ts'
import { openAdIndex } from '../../catalogue/search/ad-index/openAdIndex.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { adLinkRequests } from '../../platform/database/schema/adTokens.ts'
import { archivedAds } from '../../platform/database/schema/archivedAds.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { deals } from '../../platform/database/schema/deals.ts'
import { editionAds, editions } from '../../platform/database/schema/editions.ts'
import { jobFailures } from '../../platform/database/schema/jobFailures.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { resetRequests } from '../../platform/database/schema/passwordResets.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { smsInbound, smsPaymentParts } from '../../platform/database/schema/sms.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { JobName } from '../../platform/jobs/Job.ts'
import { RowsFailed } from '../../platform/jobs/RowsFailed.ts'
import { createOutside } from '../../platform/outside/createOutside.ts'
import { reachOutside } from '../../platform/outside/reach.ts'
import { createShop } from '../../test/createShop.ts'
import { TOKEN_KEY } from '../../test/secrets.ts'
import { silentLog } from '../../test/silentLog.ts'
import { spoilRow } from '../../test/spoilRow.ts'
import { TEST_SITES } from '../../test/testSites.ts'
import { createJobs } from './createJobs.ts'

const shop = await createShop()
const { database, clock, identity, addAd, free } = shop
const { db, pool } = database
const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-bad-rows-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const originals = createOriginals(dataDir)
/** Numbers the bank is asked about; it fails at those that are in it. */
const failing = new Set<string>()
const asked: string[] = []
const jobsOver = (store: Originals) =>
  createJobs({
    database,
    adIndex: openAdIndex(database),
    originals: store,
    clock: clock.read,
    identity,
    couriers: {},
    pushKey: null,
    purge: null,
    secret: TOKEN_KEY.secret,
    preparers: createPreparers(),
    outside: createOutside(reachOutside),
    imageStore: createImageStore(store, dataDir),
    sites: TEST_SITES,
    shop: {
      askGateway: async (number) => {
        asked.push(number)
        if (failing.has(number)) throw new Error('spoiled')

        return null
      },
      supplier: LOCAL_SUPPLIER,
    },
  })
const jobs = jobsOver(originals)
const OTHER = { general: 'adult', adult: 'general' } as const
const ago = (days: number) => new Date(clock.read().getTime() - days * DAY_MS)

let last = 0
const newEmail = () => `ctenar-${++last}@posta.example`
const adOfGuest = (changes: Partial<typeof ads.$inferInsert> = {}) =>
  addAd(free, {
    email: newEmail(),
    emailVerifiedAt: clock.read(),
    publishedAt: clock.read(),
    createdAt: ago(1),
    updatedAt: ago(0),
    validUntil: ago(-14),
    ...changes,
  })
const toldOf = async (email: string | null) =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email ?? ''))
  ).length > 0
const adOf = async (id: number) => (await db.select().from(ads).where(eq(ads.id, id)))[0]
const letterTo = (email: string | null) => ['outbox', `new.recipient = '${email}'`] as const
const orderOf = async (
  ad: { id: number; email: string | null },
  changes: Partial<typeof orders.$inferInsert> = {},
) => {
  const [order] = await db
    .insert(orders)
    .values({
      publicNo: `N-${++last}`,
      brandCode: 'general',
      adId: ad.id,
      kind: 'publish',
      paymentMethod: 'gp_webpay',
      state: 'awaiting_payment',
      total: 4_900,
      email: ad.email,
      createdAt: ago(2),
      expiresAt: ago(-5),
      ...changes,
    })
    .returning()
  if (!order) throw new Error('There is no order.')

  return order
}
const newEdition = async (changes: Partial<typeof editions.$inferInsert>) => {
  const [edition] = await db
    .insert(editions)
    .values({
      year: 2026,
      number: ++last,
      deadlineAt: ago(0.1),
      releaseDate: '2026-05-08',
      ...changes,
    })
    .returning()
  if (!edition) throw new Error('There is no edition.')

  return edition
}
/** Puts an ad into an edition. */
const print = (editionId: number, ad: Awaited<ReturnType<typeof adOfGuest>>) =>
  db.insert(editionAds).values({
    editionId,
    adId: ad.id,
    position: 1,
    dialCode: ad.dialCode,
    groupSlug: 'a',
    groupName: 'A',
    sectionName: 'A',
    type: 'offer',
    heading: 'x',
    content: 'x',
    priceType: 'agreement',
    town: 'Brno',
    isHighlighted: false,
  })
const editionOf = async (id: number) =>
  (await db.select().from(editions).where(eq(editions.id, id)))[0]

type Row = Readonly<{
  /** What writes of it: table and condition. */
  fault: readonly [table: string, condition: string]
  isDone: () => Promise<boolean>
}>
type Case = Readonly<{
  job: JobName
  what: string
  /** What fails is not done later either: a letter the other one of a pair has got, words behind which the rest went on. */
  isLost?: boolean
  add: () => Promise<Row>
}>

/** Each makes a row that its job has something to do with. */
const CASES: readonly Case[] = [
  {
    job: 'notifyExpiring',
    what: 'an ad about to end',
    add: async () => {
      const { email } = await adOfGuest({ validUntil: ago(-2) })

      return { fault: letterTo(email), isDone: () => toldOf(email) }
    },
  },
  {
    job: 'askFreshness',
    what: 'an ad out for a fortnight',
    add: async () => {
      const { email } = await adOfGuest({ publishedAt: ago(15) })

      return { fault: letterTo(email), isDone: () => toldOf(email) }
    },
  },
  {
    job: 'notifyOfDelay',
    what: 'an ad nobody read',
    add: async () => {
      const { email } = await adOfGuest({ state: 'waiting_approval', updatedAt: ago(9) })

      return { fault: letterTo(email), isDone: () => toldOf(email) }
    },
  },
  {
    job: 'expireOrders',
    what: 'an order whose time is over',
    add: async () => {
      const { id } = await orderOf(await adOfGuest(), { expiresAt: ago(1) })

      return {
        fault: ['state_log', `new.entity = 'order' and new.entity_id = ${id}`],
        isDone: async () =>
          (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state === 'expired',
      }
    },
  },
  {
    job: 'expireOrders',
    what: 'an order to be reminded of',
    add: async () => {
      const ad = await adOfGuest({ state: 'waiting_payment', createdAt: ago(2) })
      await orderOf(ad, { state: 'failed' })

      return { fault: letterTo(ad.email), isDone: () => toldOf(ad.email) }
    },
  },
  {
    job: 'expireOrders',
    what: 'an ad nobody paid for',
    add: async () => {
      const { id } = await adOfGuest({ state: 'waiting_payment', createdAt: ago(8) })

      return {
        fault: ['state_log', `new.entity = 'ad' and new.entity_id = ${id}`],
        isDone: async () => (await adOf(id))?.state === 'deleted',
      }
    },
  },
  {
    job: 'releaseAds',
    what: 'an account that proved its address',
    add: async () => {
      const { nickname } = await shop.register()
      const [user] = await db
        .update(users)
        .set({ emailVerifiedAt: clock.read() })
        .where(eq(users.nickname, nickname))
        .returning()
      const { id } = await adOfGuest({ state: 'waiting_verification', userId: user?.id ?? 0 })

      return {
        fault: ['state_log', `new.entity = 'ad' and new.entity_id = ${id}`],
        isDone: async () => (await adOf(id))?.state !== 'waiting_verification',
      }
    },
  },
  {
    job: 'releaseAds',
    what: 'an ad nobody confirmed',
    add: async () => {
      const { id } = await adOfGuest({ state: 'waiting_verification', createdAt: ago(3) })

      return {
        fault: ['state_log', `new.entity = 'ad' and new.entity_id = ${id}`],
        isDone: async () => (await adOf(id))?.state === 'deleted',
      }
    },
  },
  {
    job: 'anonymiseAds',
    what: 'an ad deleted long ago',
    add: async () => {
      const { id } = await adOfGuest({ state: 'deleted', updatedAt: ago(61) })

      return {
        fault: ['ads', `new.id = ${id}`],
        isDone: async () => (await adOf(id))?.anonymisedAt !== null,
      }
    },
  },
  {
    job: 'closeGoneReports',
    what: 'an ad that was reported and deleted',
    add: async () => {
      const { id } = await adOfGuest({ state: 'deleted' })
      const reporterEmail = newEmail()
      await db.insert(reports).values({
        adId: id,
        kind: 'inappropriate',
        visitorHash: reporterEmail,
        reporterEmail,
        reason: 'fraud',
      })

      return {
        fault: letterTo(reporterEmail),
        isDone: async () =>
          (await db.select().from(reports).where(eq(reports.adId, id)))[0]?.state === 'gone',
      }
    },
  },
  {
    job: 'freeReservations',
    what: 'a reservation that lapsed',
    add: async () => {
      const ad = await adOfGuest({ state: 'closed', closedReason: 'reserved' })
      const [talk] = await db
        .insert(conversations)
        .values({ adId: ad.id, buyerEmail: newEmail(), lastMessageAt: ago(5) })
        .returning()
      const conversationId = talk?.id ?? 0
      await db.insert(deals).values({ conversationId, state: 'reserved', since: ago(4) })

      return {
        fault: ['deals', `new.conversation_id = ${conversationId}`],
        isDone: async () => (await adOf(ad.id))?.state === 'published',
      }
    },
  },
  {
    job: 'askAboutPayments',
    what: 'a payment nobody heard of',
    add: async () => {
      const order = await orderOf(await adOfGuest())
      const bankOrderNumber = `9${++last}`
      await db.insert(payments).values({
        orderId: order.id,
        provider: 'gp_webpay',
        bankOrderNumber,
        state: 'redirected',
        amount: order.total,
        createdAt: ago(0.1),
      })

      return {
        fault: ['payments', `new.bank_order_number = '${bankOrderNumber}'`],
        isDone: async () => asked.includes(bankOrderNumber),
      }
    },
  },
  {
    job: 'answerResetRequests',
    what: 'a lost password',
    add: async () => {
      const { nickname, email } = await shop.register()
      await db
        .insert(resetRequests)
        .values({ name: nickname, brandCode: 'general', createdAt: clock.read() })

      return {
        fault: ['outbox', `new.recipient = '${email}' and new.template = 'resetPassword'`],
        isDone: async () =>
          (await db.select().from(outbox).where(eq(outbox.recipient, email))).some(
            ({ template }) => template === 'resetPassword',
          ),
      }
    },
  },
  {
    job: 'answerAdLinkRequests',
    what: 'a lost password of an ad',
    add: async () => {
      const { email } = await adOfGuest()
      await db
        .insert(adLinkRequests)
        .values({ sought: email ?? '', brandCode: 'general', createdAt: clock.read() })

      return { fault: letterTo(email), isDone: () => toldOf(email) }
    },
  },
  {
    job: 'sendAlerts',
    what: 'a kept search',
    add: async () => {
      const { nickname, email } = await shop.register()
      const [user] = await db
        .update(users)
        .set({ emailVerifiedAt: clock.read() })
        .where(eq(users.nickname, nickname))
        .returning()
      await adOfGuest({ heading: 'Harmonika', publishedAt: clock.read() })
      const [kept] = await db
        .insert(savedSearches)
        .values({
          userId: user?.id ?? 0,
          brandCode: 'general',
          name: 'harmonika',
          query: 'term=harmonika',
          frequency: 'instant',
          alertedAt: ago(1),
          createdAt: ago(1),
        })
        .returning()

      return {
        fault: ['saved_searches', `new.id = ${kept?.id}`],
        isDone: async () =>
          (await db.select().from(outbox).where(eq(outbox.recipient, email))).some(
            ({ template }) => template === 'alertDigest',
          ),
      }
    },
  },
  {
    job: 'notifyMatches',
    what: 'an ad that suits another',
    isLost: true,
    add: async () => {
      const thing = `Tahací harmonika ${'abcdefghij'[++last % 10]?.repeat(5)}`
      const { email } = await adOfGuest({ heading: `Prodám ${thing}` })
      await adOfGuest({ heading: `Koupím ${thing}`, type: 'inquiry' })

      return { fault: letterTo(email), isDone: () => toldOf(email) }
    },
  },
  {
    job: 'sweepSms',
    what: 'half a payment by messages',
    add: async () => {
      const order = await orderOf(await adOfGuest(), { state: 'expired', paymentMethod: 'sms' })
      const [message] = await db
        .insert(smsInbound)
        .values({
          provider: 'ats',
          providerMsgId: `m${++last}`,
          msisdn: '420777123456',
          shortcode: '90209',
          text: 'x',
          receivedAt: ago(1),
          arrivedAt: ago(1),
        })
        .returning()
      const inboundId = message?.id ?? 0
      await db.insert(smsPaymentParts).values({
        orderId: order.id,
        label: 'x',
        code: String(10_000_000 + ++last),
        textToSend: 'x',
        destinationNumber: '90209',
        price: 4_900,
        inboundId,
      })

      return {
        fault: ['sms_inbound', `new.id = ${inboundId}`],
        isDone: async () =>
          (await db.select().from(smsInbound).where(eq(smsInbound.id, inboundId)))[0]
            ?.refundAmount === 4_900,
      }
    },
  },
  {
    job: 'closeEditions',
    what: 'an edition whose deadline has come',
    add: async () => {
      const { id } = await newEdition({})

      return {
        fault: ['editions', `new.id = ${id}`],
        isDone: async () => (await editionOf(id))?.closedAt !== null,
      }
    },
  },
  {
    job: 'composeEditions',
    what: 'a closed edition',
    add: async () => {
      const { id } = await newEdition({ closedAt: ago(0.1), adsCount: 1 })
      await print(id, await adOfGuest())

      return {
        fault: ['editions', `new.id = ${id}`],
        isDone: async () => (await editionOf(id))?.pdfPath !== null,
      }
    },
  },
  {
    job: 'archiveEditions',
    what: 'an edition that came out',
    add: async () => {
      const ad = await adOfGuest()
      const { id } = await newEdition({
        closedAt: ago(9),
        deadlineAt: ago(9),
        releaseDate: '2026-04-24',
        pdfPath: '/x.pdf',
      })
      await print(id, ad)

      return {
        fault: ['archived_ads', `new.ad_id = ${ad.id}`],
        isDone: async () =>
          (await editionOf(id))?.archivedAt !== null &&
          (await db.select().from(archivedAds).where(eq(archivedAds.adId, ad.id))).length === 1,
      }
    },
  },
  {
    job: 'indexAds',
    what: 'an ad whose words are of an older version',
    isLost: true,
    add: async () => {
      const { id } = await adOfGuest({ headingWords: `'stary'`, allWords: `'stary'` })
      await pool.query('update search_index set version = 0')

      return {
        fault: ['ads', `new.id = ${id} and new.all_words <> old.all_words`],
        isDone: async () => !(await adOf(id))?.allWords?.includes('stary'),
      }
    },
  },
]

const run = (job: JobName) => jobs[job].run({ log: silentLog })
const failuresNow = () => db.select().from(jobFailures)

test.each(CASES)('S004 $job goes on behind $what that fails', async ({ job, isLost, add }) => {
  const [bad, good] = [await add(), await add()]
  const mend = await spoilRow(database, ...bad.fault)
  await expect(run(job)).rejects.toBeInstanceOf(RowsFailed)
  expect([await bad.isDone(), await good.isDone()]).toEqual([false, true])

  // It is passed over now, and done when its time has come and nothing is wrong any more.
  await run(job)
  await mend()
  await run(job)
  expect(await bad.isDone()).toBe(false)
  await db.update(jobFailures).set({ againAt: new Date(0) })
  await run(job)
  expect([await bad.isDone(), await failuresNow()]).toEqual([!isLost, []])
})

test('S004 a row waits longer each time it fails, and no longer than a day', async () => {
  const add = CASES.find(({ job }) => job === 'anonymiseAds')?.add
  const bad = await add?.()
  const mend = await spoilRow(database, ...(bad?.fault ?? ['ads', 'true']))
  const minutes: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    await expect(run('anonymiseAds')).rejects.toBeInstanceOf(RowsFailed)
    const { rows } = await pool.query(
      'select round(extract(epoch from again_at - now()) / 60)::integer as minutes from job_failures',
    )
    minutes.push(rows[0].minutes)
    await db.update(jobFailures).set({ againAt: new Date(0) })
  }
  await mend()
  await run('anonymiseAds')

  expect(minutes).toEqual([5, 30, 180, 1_080, 1_440, 1_440])
})

test('S004 failures at rows that are gone are forgotten in a month, others are kept', async () => {
  await db.insert(jobFailures).values([
    { work: 'a', row: '1', tries: 1, againAt: ago(31) },
    { work: 'a', row: '2', tries: 1, againAt: ago(29) },
  ])
  await run('endTerms')

  expect(await failuresNow()).toMatchObject([{ row: '2' }])
  await db.delete(jobFailures)
})

test.each(['general', 'adult'] as const)(
  'S004 rotateTopped goes on behind a site that fails: %s',
  async (brandCode) => {
    const places = async (brand: 'general' | 'adult') =>
      (await db.select().from(ads).where(eq(ads.brandCode, brand)))
        .filter(({ toppedUntil }) => toppedUntil)
        .map(({ id, sortAt }) => `${id} ${sortAt.toISOString()}`)
        .toSorted()
    for (const brand of ['general', 'adult'] as const) {
      const section = brand === 'general' ? free : await shop.addSection({ brandCode: brand })
      for (const days of [1, 2])
        await addAd(section, { toppedUntil: ago(-9), sortAt: ago(days), publishedAt: ago(days) })
    }
    const before = await Promise.all([places(brandCode), places(OTHER[brandCode])])
    const mend = await spoilRow(
      database,
      'ads',
      `new.brand_code = '${brandCode}' and new.sort_at <> old.sort_at`,
    )
    await expect(run('rotateTopped')).rejects.toBeInstanceOf(RowsFailed)
    await mend()
    const [its, others] = await Promise.all([places(brandCode), places(OTHER[brandCode])])
    await db.delete(jobFailures)

    expect(its).toEqual(before[0])
    expect(others).not.toEqual(before[1])
  },
)

test.each(['sweepPictures', 'sweepUploads'] as const)(
  'S004 %s goes on behind a file that cannot be removed',
  async (job) => {
    const removed: string[] = []
    const paths = ['a', 'b', 'c'].map((letter) => `/2020/01/${letter.repeat(22)}/1.jpg`)
    const store = {
      ...originals,
      remove: async (path: string) => {
        if (path === paths[1]) throw new Error('spoiled')
        removed.push(path)
      },
      async *list() {
        for (const path of paths) yield { path, changedAt: ago(9) }
      },
    }
    if (job === 'sweepUploads')
      await db.insert(adImages).values(
        paths.map((path, position) => ({
          path,
          position,
          width: 8,
          height: 6,
          uploadToken: `token ${path}`,
          createdAt: ago(9),
        })),
      )
    await expect(jobsOver(store)[job].run({ log: silentLog })).rejects.toBeInstanceOf(RowsFailed)

    expect(removed.toSorted()).toEqual([paths[0], paths[2]])
  },
)
