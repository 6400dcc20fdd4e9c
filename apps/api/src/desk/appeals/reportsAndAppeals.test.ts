import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eraseAds } from '../../advertising/forgetting/eraseAds.ts'
import { createSites } from '../../messages/mail/createSites.ts'
import { mailTemplates } from '../../messages/mail/mailTemplates.ts'
import { createOutbox } from '../../messages/outbox/createOutbox.ts'
import { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import { createModerators } from '../../test/createModerators.ts'
import { TEST_SITES } from '../../test/testSites.ts'
import { closeGoneReports } from '../deciding/closeGoneReports.ts'

const world = await createModerators()
const { database, addSection, addAd, hire, decide, adNow, audit, letters, call, queue, clock } =
  world
const section = await addSection({ slug: 'kola', name: 'Kola', validWeeks: 4 })
const [moderator, other] = [await hire('moderator'), await hire('moderator')]

const shownOf = ({ heading, content, sectionId }: Ad) => ({ heading, content, sectionId })

let guests = 0
const published = (changes: object = {}) =>
  addAd(section, { email: `host${++guests}@posta.example`, ...changes })

type Ad = Awaited<ReturnType<typeof published>>

const report = (ad: Ad, client: string, body?: object) =>
  call('PUT', `/api/front/inzrts/${ad.slug}/markInappropriate`, body, { client })

const notice = (email: string) => ({
  reason: 'illegal',
  explanation: 'Padělaná značka na rámu.',
  name: 'Petr Novák',
  email,
  goodFaith: true,
})

const openOf = (ad: Ad) =>
  database.db
    .select()
    .from(reports)
    .where(and(eq(reports.adId, ad.id), eq(reports.state, 'new')))
    .orderBy(asc(reports.id))

/** How far a moderator has read. */
const readOf = async (ad: Ad) => {
  const ids = (await openOf(ad)).map(({ id }) => id)

  return { total: ids.length, lastId: Math.max(...ids) }
}

const judge = async (ad: Ad, body: object, token = moderator.token) => {
  const { id, version } = await adNow(ad.id)
  return call(
    'POST',
    '/api/admin/reports/decisions',
    { ad: { id, version }, reports: await readOf(ad), ...body },
    { token },
  )
}

const BLOCK = {
  measure: 'blocked',
  ground: 'intellectual_property',
  facts: 'Značka na rámu je padělek.',
}
const NOTE = 'Značka je opravdu padělaná.'

test('P038 a notice is kept with its address, and its receipt is mailed at once and once', async () => {
  const ad = await published()
  for (let times = 0; times < 2; times += 1)
    expect((await report(ad, '192.0.2.1', notice('petr1@posta.example'))).statusCode).toBe(200)

  expect(await openOf(ad)).toMatchObject([
    { kind: 'illegal', url: `/${ad.slug}`, isGoodFaith: true, reporterName: 'Petr Novák' },
  ])
  expect((await letters('petr1@posta.example')).map(({ template }) => template)).toEqual([
    'reportReceived',
  ])
})

test.each([
  ['without good faith', { goodFaith: false }, 'goodFaith'],
  ['without a name', { name: '' }, 'name'],
  ['without an address', { email: '' }, 'email'],
  ['without a reason why', { explanation: 'ne' }, 'explanation'],
])('P038 a notice %s is refused under its field', async (_, missing, field) => {
  const ad = await published()
  const answer = await report(ad, '192.0.2.1', { ...notice('petr@posta.example'), ...missing })

  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  expect(await openOf(ad)).toEqual([])
})

test('P038 a notice of child abuse may stay unsigned', async () => {
  const ad = await published()
  const body = { reason: 'child_abuse', explanation: 'Na fotce je dítě.', goodFaith: true }

  expect((await report(ad, '192.0.2.1', body)).statusCode).toBe(200)
})

const followed = async (email: string, brand: 'general' | 'adult' = 'general') => {
  const token = (await letters(email)).find(({ template }) => template === 'reportReceived')
    ?.payload.token

  return call('POST', '/api/front/reports/followed', { token }, { brand })
}

const reportedFor =
  (reason: string) =>
  async (ad: Ad, client: string, more: object = {}) =>
    report(ad, client, { reason, ...more })

test('V016 reports are counted by reason, and the queue is narrowed to one', async () => {
  const [scam, sold] = [await published(), await published()]
  await reportedFor('fraud')(scam, '192.0.2.1', { explanation: 'Chce zálohu předem.' })
  await reportedFor('spam')(scam, '192.0.2.2')
  await reportedFor('sold')(sold, '192.0.2.1')
  const narrowed = async (reason: string) =>
    (await queue(moderator.token, `report&reason=${reason}`)).json()
  const ids = async (reason: string) =>
    (await narrowed(reason)).data.map((item: { ad: { id: number } }) => item.ad.id)

  expect(await ids('fraud')).toEqual([scam.id])
  expect(await ids('spam')).toEqual([scam.id])
  expect(await ids('sold')).toEqual([sold.id])
  expect(await ids('duplicate')).toEqual([])
  const { data, meta } = await narrowed('fraud')
  expect(data[0].reports[0]).toMatchObject({ reason: 'fraud', explanation: 'Chce zálohu předem.' })
  expect(data[0].tally.counts).toEqual([
    { reason: 'fraud', count: 1 },
    { reason: 'spam', count: 1 },
  ])
  for (const reason of ['fraud', 'spam', 'sold'])
    expect(meta.reasons).toContainEqual({ reason, count: 1 })
  await judge(sold, { verdict: 'dismissed', note: NOTE, decision: null })
  expect((await narrowed('fraud')).meta.reasons).not.toContainEqual({ reason: 'sold', count: 1 })
})

test('V016 who left an address follows the report by its link, and nobody by a forged one', async () => {
  const ad = await published()
  const email = 'nasleduji@posta.example'
  await reportedFor('fraud')(ad, '192.0.2.9', { email })
  const waiting = await followed(email)
  expect(waiting.json().data).toMatchObject({
    reason: 'fraud',
    heading: ad.heading,
    slug: ad.slug,
    state: 'waiting',
    decidedAt: null,
    note: null,
    measure: null,
    isReversed: false,
  })
  await judge(ad, { verdict: 'upheld', note: NOTE, decision: BLOCK })

  expect((await followed(email)).json().data).toMatchObject({
    state: 'upheld',
    note: NOTE,
    measure: 'blocked',
    slug: null,
    isReversed: false,
  })
  expect((await followed(email, 'adult')).statusCode).toBe(404)
  const { reportNo } = waiting.json().data
  const forged = { token: `${reportNo}-${'a'.repeat(43)}` }
  expect((await call('POST', '/api/front/reports/followed', forged)).statusCode).toBe(404)
})

test('V016 P040 who follows a report learns that an appeal undid its decision', async () => {
  const ad = await published()
  const email = 'zvrat@posta.example'
  await reportedFor('fraud')(ad, '192.0.2.9', { email })
  await judge(ad, { verdict: 'upheld', note: NOTE, decision: BLOCK })
  const letter = (await letters(ad.email ?? '')).find(({ payload }) => payload.token)
  const token = String(letter?.payload.token)
  await call('POST', '/api/front/appeals', { token, text: 'Značka je pravá, mám účtenku.' })
  const [item] = (await queue(other.token, 'appeal')).json().data
  const verdict = { verdict: 'upheld', answer: 'Účtenka to doklada.' }
  await call('POST', `/api/admin/appeals/${item.appeal.id}`, verdict, { token: other.token })

  expect((await followed(email)).json().data).toMatchObject({
    state: 'upheld',
    measure: 'blocked',
    isReversed: true,
    slug: ad.slug,
  })
})

test('R223 an ad three different visitors reported comes before those that wait longer', async () => {
  await database.db.update(reports).set({ state: 'dismissed' })
  const early = await published()
  await report(early, '192.0.2.1')
  clock.pass(60)
  const many = await published()
  for (const client of ['198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.3'])
    await report(many, client)
  const { data, meta } = (await queue(moderator.token, 'report')).json()

  expect(
    data.map((item: { ad: { id: number }; isUrgent: boolean }) => [item.ad.id, item.isUrgent]),
  ).toEqual([
    [many.id, true],
    [early.id, false],
  ])
  expect(data[0].reports).toHaveLength(3)
  expect(meta.counts.report).toBe(2)
})

test('R223 P039 an upheld report blocks the ad, tells reporter and advertiser, and is logged', async () => {
  const ad = await published()
  await report(ad, '192.0.2.1', notice('petr2@posta.example'))
  const [open] = await openOf(ad)
  const answer = await judge(ad, { verdict: 'upheld', note: NOTE, decision: BLOCK })

  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { decided: 1 } }])
  expect((await adNow(ad.id)).state).toBe('blocked')
  expect((await letters(ad.email ?? ''))[0]?.template).toBe('adBlocked')
  expect((await letters('petr2@posta.example'))[0]).toMatchObject({
    template: 'reportDecision',
    payload: { verdict: 'upheld', measure: 'blocked', note: NOTE },
  })
  expect(await audit(open?.id ?? 0, 'report')).toMatchObject([{ action: 'upheld' }])
  expect(await audit(ad.id)).toMatchObject([{ action: 'blocked' }])
})

test.each(['dismissed', 'duplicate'] as const)(
  'R223 a %s report leaves the ad as it is',
  async (verdict) => {
    const ad = await published()
    await report(ad, '192.0.2.1', notice(`${verdict}@posta.example`))
    await judge(ad, { verdict, note: 'Inzerát je v pořádku.', decision: null })

    expect((await adNow(ad.id)).state).toBe('published')
    expect((await letters(`${verdict}@posta.example`))[0]).toMatchObject({ payload: { verdict } })
    expect(await openOf(ad)).toEqual([])
  },
)

test('R223 a report decided by somebody else meanwhile is decided once', async () => {
  const ad = await published()
  await report(ad, '192.0.2.1')
  const [open] = await openOf(ad)
  const body = { verdict: 'dismissed', note: 'Inzerát je v pořádku.', decision: null }
  await judge(ad, body, other.token)
  const { id, version } = await adNow(ad.id)
  const late = await call(
    'POST',
    '/api/admin/reports/decisions',
    { ...body, ad: { id, version }, reports: { total: 1, lastId: open?.id } },
    { token: moderator.token },
  )

  expect([late.statusCode, late.json().code]).toEqual([409, 'version'])
  expect(await audit(open?.id ?? 0, 'report')).toHaveLength(1)
})

test('R223 when the ad cannot be decided, its reports stay open', async () => {
  const ad = await published()
  await report(ad, '192.0.2.1')
  const body = { verdict: 'upheld', note: NOTE, decision: BLOCK, reports: await readOf(ad) }
  const stale = { ...body, ad: { id: ad.id, version: ad.version + 5 } }
  const answer = await call('POST', '/api/admin/reports/decisions', stale, {
    token: moderator.token,
  })

  expect(answer.statusCode).toBe(409)
  expect(await openOf(ad)).toHaveLength(1)
})

test('R223 P038 a flood of reports about one ad is one card with a count, and is decided at once', async () => {
  const ad = await published()
  const address = 'zaplava@posta.example'
  for (let network = 1; network <= 600; network += 1)
    await database.db.insert(reports).values({
      adId: ad.id,
      kind: 'inappropriate',
      visitorHash: `network ${network}`,
      createdAt: clock.read(),
    })
  for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.2'])
    expect((await report(ad, client, notice(address))).statusCode).toBe(200)
  const { data } = (await queue(moderator.token, 'report')).json()
  const cards = data.filter((item: { ad: { id: number } }) => item.ad.id === ad.id)

  expect(cards).toHaveLength(1)
  const [{ reports: told, tally }] = cards
  expect(told).toHaveLength(10)
  expect(told[0]).toMatchObject({ reason: 'illegal', explanation: 'Padělaná značka na rámu.' })
  expect(tally.counts).toEqual([
    { reason: 'inappropriate', count: 600 },
    { reason: 'illegal', count: 2 },
  ])
  expect(await letters(address)).toHaveLength(1)

  await report(ad, '203.0.113.9')
  const verdict = { verdict: 'dismissed', note: 'Inzerát je v pořádku.', decision: null }
  const { total, lastId } = tally
  const read = { ...verdict, reports: { total, lastId } }
  expect((await judge(ad, read)).json()).toEqual({ data: { decided: 602 } })
  expect(await openOf(ad)).toHaveLength(1)
  expect((await letters(address)).map(({ template }) => template).toSorted()).toEqual([
    'reportDecision',
    'reportReceived',
  ])
})

test('R223 P038 one mailbox gets at most twenty receipts an hour; every report is kept', async () => {
  const address = 'cizi@posta.example'
  const reported = []
  for (let count = 0; count < 21; count += 1) reported.push(await published())
  for (const ad of reported) await report(ad, '203.0.113.7', notice(address))

  expect(await letters(address)).toHaveLength(20)
  for (const ad of reported) expect(await openOf(ad)).toHaveLength(1)
})

test('R223 an upheld report needs a measure, every decision a note', async () => {
  const ad = await published()
  await report(ad, '192.0.2.1')
  const answer = await judge(ad, { verdict: 'upheld', note: ' ', decision: null })

  expect(Object.keys(answer.json().errors).toSorted()).toEqual(['decision', 'note'])
})

const blockedWithLink = async (changes: object = {}) => {
  const ad = await published(changes)
  await decide(moderator.token, [ad.id], BLOCK as never)
  const [letter] = await letters(ad.email ?? '')

  return { ad, token: String(letter?.payload.token) }
}

const appeal = (token: string, text = 'Značka je pravá, mám účtenku.') =>
  call('POST', '/api/front/appeals', { token, text })

const openAppeal = async (ad: Ad, token = other.token) => {
  const { data } = (await queue(token, 'appeal')).json()

  return data.find((item: { ad: { id: number } }) => item.ad.id === ad.id)?.appeal
}

test('P040 an appeal goes to somebody else, who takes the decision back', async () => {
  const { ad, token } = await blockedWithLink()
  expect((await call('POST', '/api/front/appeals/decision', { token })).json().data).toMatchObject({
    heading: ad.heading,
    measure: 'blocked',
    facts: BLOCK.facts,
    appeal: null,
  })
  expect((await appeal(token)).statusCode).toBe(201)
  const open = await openAppeal(ad)
  expect(open).toMatchObject({ isOwnDecision: false, text: 'Značka je pravá, mám účtenku.' })

  const path = `/api/admin/appeals/${open.id}`
  const verdict = { verdict: 'upheld', answer: 'Účtenka to dokládá.' }
  expect((await call('POST', path, verdict, { token: moderator.token })).statusCode).toBe(403)
  expect((await call('POST', path, verdict, { token: other.token })).statusCode).toBe(200)
  expect((await call('POST', path, verdict, { token: other.token })).statusCode).toBe(409)
  expect((await adNow(ad.id)).state).toBe('published')
  expect((await letters(ad.email ?? ''))[0]).toMatchObject({
    template: 'appealDecision',
    payload: { isUpheld: true },
  })
  expect(await audit(open.id, 'appeal')).toMatchObject([{ actorName: other.nickname }])
})

/** An ad blocked upon a notice, whose advertiser has appealed. */
const contestedBy = async (email: string, more: readonly string[] = []) => {
  const ad = await published()
  await report(ad, '192.0.2.1', notice(email))
  for (const [index, again] of more.entries())
    await report(ad, `192.0.2.${index + 2}`, notice(again))
  const [first] = await openOf(ad)
  await judge(ad, { verdict: 'upheld', note: NOTE, decision: BLOCK })
  const [letter] = await letters(ad.email ?? '')
  await appeal(String(letter?.payload.token))
  const { id } = await openAppeal(ad)
  const answer = 'Účtenka dokládá, že značka je pravá.'
  const end = (verdict: string) =>
    call('POST', `/api/admin/appeals/${id}`, { verdict, answer }, { token: other.token })

  return { ad, end, answer, reportNo: first?.id ?? 0 }
}

const told = async (address: string) =>
  (await letters(address)).toReversed().map(({ template }) => template)

test('P038 P040 a reporter is told once, with reasons, when an appeal undoes a decision', async () => {
  const [notifier, earlier] = ['petr3@posta.example', 'petr4@posta.example']
  const { ad, end, answer, reportNo } = await contestedBy(notifier, [notifier.toUpperCase()])
  const foreign = await published()
  await report(foreign, '192.0.2.9', notice(earlier))
  await judge(foreign, { verdict: 'upheld', note: NOTE, decision: BLOCK })
  expect((await end('upheld')).statusCode).toBe(200)

  expect(await told(notifier)).toEqual(['reportReceived', 'reportDecision', 'reportReversed'])
  expect((await letters(notifier))[0]?.payload).toEqual({
    heading: ad.heading,
    reportNo,
    undone: 'blocked',
    answer,
  })
  expect(await told(earlier)).not.toContain('reportReversed')
})

test('P038 P040 an appeal that changes nothing is no news for the person who gave the notice', async () => {
  const notifier = 'petr5@posta.example'
  const { end } = await contestedBy(notifier)
  await end('dismissed')

  expect(await told(notifier)).toEqual(['reportReceived', 'reportDecision'])
})

test('P038 the letter of an undone decision says what, why, by whom and how to contest it', () => {
  const { subject, blocks } = mailTemplates.reportReversed(
    { heading: 'Kolo', reportNo: 7, undone: 'blocked', answer: 'Značka je pravá.' },
    createSites({ general: 'https://inzrt.example', adult: 'https://pinkpack.example' }).general,
  )
  const letter = JSON.stringify(blocks)

  expect(subject).toBe('Hlášení č. 7: rozhodnutí jsme změnili')
  for (const said of ['Inzerát jsme odblokovali.', 'Proč: Značka je pravá.', 'jiný člověk'])
    expect(letter).toContain(said)
  expect(letter).toMatch(/Nesouhlasíte\? Do 6 měsíců odpovězte na tuto zprávu/)
})

test('P040 P041 the log has how an appeal ended, its ad, and what a block rests on', async () => {
  const { ad, end, answer } = await contestedBy('petr6@posta.example')
  await end('upheld')
  const admin = await hire('admin')
  const { data } = (await call('GET', '/api/admin/audit', undefined, { token: admin.token })).json()
  const { slug, heading } = ad
  const entry = (entity: string) => data.find((one: { entity: string }) => one.entity === entity)

  expect(entry('appeal')).toMatchObject({ detail: { answer }, ad: { slug, heading } })
  expect(entry('report')).toMatchObject({ detail: { note: NOTE }, ad: { slug, heading } })
  expect(entry('ad')).toMatchObject({ action: 'blocked', detail: BLOCK, ad: { slug, heading } })

  await database.db.transaction((tx) => eraseAds(tx, eq(ads.id, ad.id), clock.read()))
  const later = (await call('GET', '/api/admin/audit', undefined, { token: admin.token })).json()
  expect(later.data.find((one: { entity: string }) => one.entity === 'appeal').ad).toBeNull()
})

test('P040 an ad with an open appeal is found with it, and cannot be unblocked around it', async () => {
  const { ad, token } = await blockedWithLink()
  await appeal(token)
  const foundBy = async (who: typeof moderator) =>
    (await call('GET', `/api/admin/queue?ad=${ad.slug}`, undefined, { token: who.token })).json()
      .data[0].appeal
  const answer = await decide(other.token, [ad.id], { measure: 'unblocked' })

  expect(await foundBy(moderator)).toMatchObject({ isOwnDecision: true })
  expect(await foundBy(other)).toMatchObject({ isOwnDecision: false })
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Inzerent se odvolal. Rozhodněte prosím o\u00a0odvolání.',
  ])
  expect((await adNow(ad.id)).state).toBe('blocked')
})

test('P041 a decision names the outdated pages; one that takes an ad away, all of them', async () => {
  const ad = await published()
  const answer = await decide(moderator.token, [ad.id], BLOCK as never)

  expect(String(answer.headers['x-inzrt-outdated']).split(',').toSorted()).toEqual(
    ['', 'search', ad.slug, 'kola', '*'].toSorted(),
  )
})

test('P041 an approval has only the pages drawn again that it is about', async () => {
  const ad = await published({ state: 'waiting_approval' })
  const answer = await decide(moderator.token, [ad.id], { measure: 'approved' })

  expect(String(answer.headers['x-inzrt-outdated']).split(',')).not.toContain('*')
})

test('P040 a rejected ad is published when its appeal was right, and stays hidden when not', async () => {
  const states = []
  for (const verdict of ['upheld', 'dismissed']) {
    const ad = await published({ state: 'waiting_approval' })
    await decide(moderator.token, [ad.id], { ...BLOCK, measure: 'rejected' } as never)
    const [letter] = await letters(ad.email ?? '')
    await appeal(String(letter?.payload.token))
    const { id } = await openAppeal(ad)
    const body = { verdict, answer: 'Takhle jsme rozhodli.' }
    await call('POST', `/api/admin/appeals/${id}`, body, { token: other.token })
    states.push((await adNow(ad.id)).state)
  }

  expect(states).toEqual(['published', 'rejected'])
})

test.each(['moved', 'edited'] as const)(
  'P040 an ad that was %s comes back as it was when its appeal was right',
  async (measure) => {
    const target = await addSection({ slug: `cil-${measure}`, name: 'Cíl' })
    const ad = await published()
    const decision =
      measure === 'moved'
        ? { measure, sectionSlug: target.slug }
        : { measure, heading: 'Prodám něco', content: 'Text, který napsal moderátor.' }
    await decide(moderator.token, [ad.id], decision)
    const [letter] = await letters(ad.email ?? '')
    const { heading, content, sectionId } = await adNow(ad.id)
    expect({ heading, content, sectionId }).not.toEqual(shownOf(ad))

    expect((await appeal(String(letter?.payload.token))).statusCode).toBe(201)
    const { id, before } = await openAppeal(ad)
    expect(before).toEqual({ heading: ad.heading, content: ad.content, sectionName: 'Kola' })
    const verdict = { verdict: 'upheld', answer: 'Byl správně, jak byl.' }
    await call('POST', `/api/admin/appeals/${id}`, verdict, { token: other.token })
    expect(shownOf(await adNow(ad.id))).toEqual(shownOf(ad))
  },
)

test('P040 what its advertiser wrote after a change stays, whatever the appeal', async () => {
  const ad = await published()
  const content = 'Text, který napsal moderátor.'
  await decide(moderator.token, [ad.id], { measure: 'edited', heading: 'Prodám něco', content })
  const [letter] = await letters(ad.email ?? '')
  await appeal(String(letter?.payload.token))
  const { id } = await openAppeal(ad)
  await database.db.update(ads).set({ content: 'Můj nový text.' }).where(eq(ads.id, ad.id))
  const verdict = { verdict: 'upheld', answer: 'Byl správně, jak byl.' }
  await call('POST', `/api/admin/appeals/${id}`, verdict, { token: other.token })

  expect((await adNow(ad.id)).content).toBe('Můj nový text.')
})

test('P040 P045 of an ad that is erased no former text is left with its decisions', async () => {
  const ad = await published({ heading: 'Prodám tajemné kolo' })
  const content = 'Text, který napsal moderátor.'
  await decide(moderator.token, [ad.id], { measure: 'edited', heading: 'Prodám něco', content })
  const changesOf = async () =>
    (await database.db.select().from(adDecisions).where(eq(adDecisions.adId, ad.id))).map(
      ({ change }) => change?.before.heading ?? null,
    )
  expect(await changesOf()).toEqual(['Prodám tajemné kolo'])
  await database.db.transaction((tx) => eraseAds(tx, eq(ads.id, ad.id), clock.read()))

  expect(await changesOf()).toEqual([null])
})

const tidy = () =>
  closeGoneReports({ database, clock: clock.read, outbox: createOutbox(clock.read, TEST_SITES) })

test('P038 reports of an ad deleted undecided are closed, and their author is told once', async () => {
  const [ad, alive] = [await published(), await published()]
  await report(ad, '192.0.2.81', notice('petr81@posta.example'))
  await report(ad, '192.0.2.82', notice('petr81@posta.example'))
  await report(ad, '192.0.2.83')
  await report(alive, '192.0.2.81', notice('petr81b@posta.example'))
  const [first] = await openOf(ad)
  await database.db.update(ads).set({ state: 'deleted' }).where(eq(ads.id, ad.id))
  expect([await tidy(), await tidy()]).toEqual([3, 0])

  expect(await openOf(ad)).toEqual([])
  expect(await openOf(alive)).toHaveLength(1)
  expect(await audit(first?.id ?? 0, 'report')).toMatchObject([
    { actorName: 'systém', action: 'gone', detail: { adId: ad.id, total: 3 } },
  ])
  const sent = await letters('petr81@posta.example')
  expect(sent.map(({ template }) => template).toSorted()).toEqual(['reportGone', 'reportReceived'])
  expect(sent.find(({ template }) => template === 'reportGone')?.payload).toMatchObject({
    heading: ad.heading,
  })
  expect((await letters('petr81b@posta.example')).map(({ template }) => template)).toEqual([
    'reportReceived',
  ])
})

test('P040 an appeal about an ad its advertiser deleted neither waits nor is counted', async () => {
  const counted = async () => (await queue(other.token, 'appeal')).json().meta.counts.appeal
  const before = await counted()
  const { ad, token } = await blockedWithLink()
  await appeal(token)
  expect(await counted()).toBe(before + 1)
  await database.db.update(ads).set({ state: 'deleted' }).where(eq(ads.id, ad.id))

  expect(await counted()).toBe(before)
  expect(await openAppeal(ad)).toBeUndefined()
})

test('P040 P041 who tries to judge their own decision is written down with the ad it is about', async () => {
  const { ad, token } = await blockedWithLink()
  await appeal(token)
  const { id } = await openAppeal(ad)
  const verdict = { verdict: 'dismissed', answer: 'Trvám na tom, co jsem řekl.' }
  const own = await call('POST', `/api/admin/appeals/${id}`, verdict, { token: moderator.token })
  const admin = await hire('admin')
  const { data } = (await call('GET', '/api/admin/audit', undefined, { token: admin.token })).json()

  expect(own.statusCode).toBe(403)
  expect(data[0]).toMatchObject({
    actor: moderator.nickname,
    action: 'refused',
    entity: 'appeal',
    entityId: id,
    ad: { slug: ad.slug, heading: ad.heading },
  })
})

test('P041 a flood of reports decided at once is one entry of the log', async () => {
  const ad = await published()
  for (const client of ['192.0.2.91', '192.0.2.92', '192.0.2.93']) await report(ad, client)
  const [first] = await openOf(ad)
  await judge(ad, { verdict: 'dismissed', note: NOTE, decision: null })

  const ids = await database.db.select().from(reports).where(eq(reports.adId, ad.id))
  const entries = await Promise.all(ids.map(({ id }) => audit(id, 'report')))
  expect(entries.flat()).toMatchObject([
    { action: 'dismissed', entityId: first?.id, detail: { adId: ad.id, total: 3 } },
  ])
})

let callers = 0
const dictated = () => {
  callers += 1

  return addAd(section, {
    source: 'clerk',
    email: null,
    dialCode: `80000${callers}`,
    phone: `+42077790000${callers}`,
  })
}
const lastTextTo = async ({ phone }: Ad) =>
  (await letters(phone ?? ''))[0]?.payload.text as string | undefined

test.each([
  ['blocked', 'published', /^Vas inzerat 80000\d jsme zablokovali\. Duvod: Znacka na ramu/],
  ['rejected', 'waiting_approval', /^Vas inzerat jsme nezverejnili\. Duvod: Znacka na ramu/],
] as const)(
  'P040 an advertiser known by phone appeals by a text that an ad was %s and is answered',
  async (measure, state, opening) => {
    const ad = await dictated()
    await database.db.update(ads).set({ state }).where(eq(ads.id, ad.id))
    const facts = 'Značka na rámu je padělek. '.repeat(60)
    await decide(moderator.token, [ad.id], { ...BLOCK, measure, facts } as never)
    const text = (await lastTextTo(ad)) ?? ''
    const link = new URL(/ (http\S+)$/.exec(text)?.[1] ?? '')

    expect(text).toMatch(opening)
    expect(text).toMatch(/^[\x20-\x7e]{1,306}$/)
    expect([link.origin, link.pathname]).toEqual(['http://inzrt.example', '/odvolani'])
    const token = link.searchParams.get('token') ?? ''
    const contested = await call('POST', '/api/front/appeals/decision', { token })
    expect(contested.json().data).toMatchObject({ measure, facts: facts.trim() })

    expect((await appeal(token)).statusCode).toBe(201)
    const { id } = await openAppeal(ad)
    const verdict = { verdict: 'upheld', answer: 'Účtenka to dokládá.' }
    await call('POST', `/api/admin/appeals/${id}`, verdict, { token: other.token })
    expect((await adNow(ad.id)).state).toBe('published')
    expect(await lastTextTo(ad)).toBe(
      'Vase odvolani jsme posoudili: vyhoveli jsme mu. Proc: Uctenka to doklada.',
    )
  },
)

test('P040 a decision is contested once, with words, by its own link, within six months', async () => {
  const { token } = await blockedWithLink()
  expect((await appeal(token, ' ne ')).statusCode).toBe(422)
  expect((await appeal('neznamy')).statusCode).toBe(404)
  expect((await appeal(token)).statusCode).toBe(201)
  expect((await appeal(token)).statusCode).toBe(409)

  const late = await blockedWithLink()
  clock.pass(170 * 86_400)
  const inTime = await call('POST', '/api/front/appeals/decision', { token: late.token })
  clock.pass(20 * 86_400)
  expect(inTime.statusCode).toBe(200)
  expect((await appeal(late.token)).statusCode).toBe(404)
})
