import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { stateLog } from '../../platform/database/schema/stateLog.ts'
import { createModerators } from '../../test/createModerators.ts'

const { database, addSection, addAd, hire, decide, adNow, audit, letters, call, queue } =
  await createModerators()
const section = await addSection({ slug: 'kola', name: 'Kola', validWeeks: 4 })
const elsewhere = await addSection({ slug: 'ruzne', name: 'Různé' })
const moderator = await hire('moderator')
const other = await hire('moderator')

let guests = 0
const waiting = (changes: object = {}) =>
  addAd(section, {
    state: 'waiting_approval',
    stateReason: 'new_account',
    email: `host${++guests}@posta.example`,
    ...changes,
  })

const REASONS = { ground: 'misleading', facts: 'Na fotce je jiné kolo než v textu.' } as const
const EDITED = { heading: 'Prodám horské kolo', content: 'Zachovalé kolo, málo jeté.' } as const

test('R225 R249 P041 an approved ad is public, its advertiser told, and who did it written down', async () => {
  const ad = await waiting()
  expect((await call('GET', `/api/front/inzrts/${ad.slug}`)).statusCode).toBe(404)
  const answer = await decide(moderator.token, [ad.id], { measure: 'approved' })

  expect(answer.json().data).toEqual([{ id: ad.id, isDone: true, message: null }])
  expect((await call('GET', `/api/front/inzrts/${ad.slug}`)).statusCode).toBe(200)
  expect((await letters(ad.email ?? '')).map(({ template }) => template)).toEqual(['adApproved'])
  expect(await audit(ad.id)).toMatchObject([
    { action: 'approved', actorName: moderator.nickname, scope: 'moderator' },
  ])
  const steps = await database.db.select().from(stateLog).where(eq(stateLog.entityId, ad.id))
  expect(steps).toMatchObject([{ event: 'approve', actor: 'moderator', toState: 'published' }])
})

test('R225 P039 a rejected ad stays hidden, and its advertiser learns why and how to object', async () => {
  const ad = await waiting()
  await decide(moderator.token, [ad.id], { measure: 'rejected', ...REASONS })
  const [letter] = await letters(ad.email ?? '')

  expect(await adNow(ad.id)).toMatchObject({ state: 'rejected', stateReason: REASONS.facts })
  expect(letter).toMatchObject({
    template: 'adRejected',
    payload: { ground: 'misleading', facts: REASONS.facts, wasPicked: true },
  })
  expect(String(letter?.payload.token)).toMatch(/^[\w-]{22}$/)
})

test('R225 what was paid for a rejected ad is owed back', async () => {
  const ad = await waiting()
  const order = { publicNo: '20269901', adId: ad.id, kind: 'publish', total: 4_900 } as const
  const paid = {
    brandCode: 'general',
    paymentMethod: 'gp_webpay',
    state: 'paid',
    createdAt: new Date(),
  } as const
  await database.db.insert(orders).values({ ...order, ...paid })
  await decide(moderator.token, [ad.id], { measure: 'rejected', ...REASONS })
  const [owed] = await database.db.select().from(orders).where(eq(orders.adId, ad.id))

  expect(owed).toMatchObject({ state: 'refund_due', refundAmount: 4_900 })
})

test('P039 nothing is refused without facts', async () => {
  const ad = await waiting()
  const answer = await decide(moderator.token, [ad.id], {
    measure: 'rejected',
    ground: 'other',
    facts: ' ne ',
  })

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual(['decision.facts'])
  expect((await adNow(ad.id)).state).toBe('waiting_approval')
})

test.each(['user', 'clerk'] as const)('R249 whose scope is %s decides nothing', async (scope) => {
  const ad = await waiting()
  const { token } = await hire(scope)

  expect((await decide(token, [ad.id], { measure: 'approved' })).statusCode).toBe(403)
  expect((await queue(token)).statusCode).toBe(403)
  expect((await call('GET', `/api/admin/inzrts/${ad.id}`, undefined, { token })).statusCode).toBe(
    403,
  )
  expect((await adNow(ad.id)).state).toBe('waiting_approval')
})

test('R249 a moderator who is one no more is refused from the next call on', async () => {
  const former = await hire('moderator')
  expect((await queue(former.token)).statusCode).toBe(200)
  await database.pool.query(`update users set scope = 'user' where nickname = $1`, [
    former.nickname,
  ])

  expect((await queue(former.token)).statusCode).toBe(403)
})

test('P041 of two moderators with one ad open, the second is told who decided', async () => {
  const { id, version } = await waiting()
  const body = { ads: [{ id, version }], decision: { measure: 'approved' } }
  await call('POST', '/api/admin/decisions', body, { token: other.token })
  const late = { ...body, decision: { measure: 'rejected', ...REASONS } }
  const answer = await call('POST', '/api/admin/decisions', late, { token: moderator.token })

  expect([answer.statusCode, answer.json().code]).toEqual([409, 'version'])
  expect(answer.json().message).toContain(other.nickname)
  expect((await adNow(id)).state).toBe('published')
})

test('P041 two decisions at once: one of them is made', async () => {
  const { id, version } = await waiting()
  const body = { ads: [{ id, version }], decision: { measure: 'approved' } }
  const answers = await Promise.all(
    [moderator, other].map(({ token }) => call('POST', '/api/admin/decisions', body, { token })),
  )

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await audit(id)).toHaveLength(1)
})

test('P041 a decision sent again after its answer was lost is told to be one’s own', async () => {
  const { id, version } = await waiting()
  const body = { ads: [{ id, version }], decision: { measure: 'approved' } }
  const send = () => call('POST', '/api/admin/decisions', body, { token: moderator.token })
  await send()
  const again = await send()

  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Inzerát se mezitím změnil, naposledy jste o\u00a0něm rozhodli vy. Načtěte ho prosím znovu.',
  ])
  expect(await audit(id)).toHaveLength(1)
})

test('P041 an ad changed by its owner since it was read waits for another reading', async () => {
  const ad = await waiting()
  const body = { ads: [{ id: ad.id, version: ad.version }], decision: { measure: 'approved' } }
  await database.db.update(ads).set({ version: 7 }).where(eq(ads.id, ad.id))
  const answer = await call('POST', '/api/admin/decisions', body, { token: moderator.token })

  expect(answer.statusCode).toBe(409)
  expect((await adNow(ad.id)).state).toBe('waiting_approval')
})

test('P041 a decision about a deleted ad is answered in words', async () => {
  const ad = await waiting({ state: 'deleted' })
  const answer = await decide(moderator.token, [ad.id], { measure: 'approved' })

  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'Inzerát už neexistuje, inzerent ho smazal.',
  ])
})

test('P041 many ads are decided at once, and one that is gone stops no other', async () => {
  const many = await Promise.all(Array.from({ length: 20 }, () => waiting()))
  const gone = await waiting({ state: 'deleted' })
  const ids = [...many.slice(0, 10), gone, ...many.slice(10)].map(({ id }) => id)
  const { data } = (await decide(moderator.token, ids, { measure: 'approved' })).json()

  expect(data.filter(({ isDone }: { isDone: boolean }) => isDone)).toHaveLength(20)
  expect(data[10]).toMatchObject({ id: gone.id, isDone: false })
  for (const { id } of many) expect(await audit(id)).toHaveLength(1)
})

test('R249 nobody decides about an ad of their own', async () => {
  const me = await hire('admin')
  const [user] = (
    await database.pool.query('select id from users where nickname = $1', [me.nickname])
  ).rows
  const ad = await waiting({ userId: user.id })

  expect((await decide(me.token, [ad.id], { measure: 'approved' })).statusCode).toBe(403)
})

test('P039 a blocked ad disappears with a statement of reasons, and returns to where it was', async () => {
  const ad = await waiting({ state: 'published', stateReason: null })
  await decide(moderator.token, [ad.id], { measure: 'blocked', ...REASONS })
  expect((await call('GET', `/api/front/inzrts/${ad.slug}`)).statusCode).toBe(404)
  expect((await letters(ad.email ?? ''))[0]).toMatchObject({
    template: 'adBlocked',
    payload: { wasPicked: false },
  })
  await decide(moderator.token, [ad.id], { measure: 'unblocked' })

  expect((await adNow(ad.id)).state).toBe('published')
  expect((await letters(ad.email ?? ''))[0]).toMatchObject({
    template: 'adApproved',
    payload: { isRestored: true },
  })
})

test('P056 V021 a heading changed by a moderator has a new address, and the old one leads there', async () => {
  const ad = await waiting({ state: 'published', heading: 'Prodám kolo' })
  await decide(moderator.token, [ad.id], {
    measure: 'edited',
    heading: 'Prodám dětské kolo',
    facts: 'Nadpis neříkal jaké.',
    content: 'Zachovalé dětské kolo, dvacet palců.',
  })
  const { slug } = await adNow(ad.id)
  const former = (await call('GET', `/api/front/slug/${ad.slug}`)).json()
  const [entry] = await audit(ad.id)
  expect(entry?.detail).toMatchObject({ facts: 'Nadpis neříkal jaké.' })
  expect(entry?.detail).toMatchObject({
    heading: { was: 'Prodám kolo', is: 'Prodám dětské kolo' },
    texts: ['content'],
  })
  expect(JSON.stringify(entry?.detail)).not.toContain('dvacet palců')

  expect(slug).toMatch(/^prodam-detske-kolo-/)
  expect(former.meta.redirectTo).toBe(slug)
  const found = (await call('GET', '/api/front/search?q=detskym%20kolem')).json()
  expect(found.data.advertisements.data.map((one: { slug: string }) => one.slug)).toContain(slug)
})

test('P021 a moderator mends what an ad says of its thing, and the log says that it was', async () => {
  const cars = await addSection({ slug: 'auta', attributeSet: 'car' })
  const said = { rok: 2015, palivo: 'nafta' }
  const ad = await waiting({ state: 'published', sectionId: cars.id, attributes: said })
  const edit = (attributes: Record<string, string>) =>
    ({ measure: 'edited', ...EDITED, attributes }) as const
  const wrong = await decide(moderator.token, [ad.id], edit({ rok: 'loni', palivo: 'nafta' }))
  expect(wrong.json().errors['attributes.rok']).toHaveLength(1)
  expect((await adNow(ad.id)).attributes).toEqual(said)

  await decide(moderator.token, [ad.id], edit({ rok: '2018', palivo: 'nafta' }))
  expect((await adNow(ad.id)).attributes).toEqual({ ...said, rok: 2018 })
  expect((await audit(ad.id)).at(-1)?.detail).toMatchObject({ texts: ['content', 'attributes'] })
  const file = await call('GET', `/api/admin/inzrts/${ad.id}`, undefined, {
    token: moderator.token,
  })
  expect(file.json().data.ad).toMatchObject({
    attributeSet: 'car',
    attributes: expect.arrayContaining([expect.objectContaining({ key: 'rok', text: '2018' })]),
  })

  await decide(moderator.token, [ad.id], {
    ...({ measure: 'edited', heading: ad.heading } as const),
    content: 'Beze změny údajů, jen jiný text.',
  })
  expect((await adNow(ad.id)).attributes).toEqual({ ...said, rok: 2018 })
})

test('P041 an ad moves to another section, which is counted there', async () => {
  const target = await addSection({ slug: 'kocarky', name: 'Kočárky' })
  const ad = await waiting({ state: 'published' })
  await decide(moderator.token, [ad.id], { measure: 'moved', sectionSlug: 'kocarky' })

  expect((await adNow(ad.id)).sectionId).toBe(target.id)
  const { data } = (await call('GET', '/api/front/sections/slug/kocarky')).json()
  expect(data.slug).toBe('kocarky')
  expect((await letters(ad.email ?? ''))[0]).toMatchObject({
    template: 'adChanged',
    payload: { movedTo: 'Kočárky' },
  })
  expect((await audit(ad.id)).at(-1)?.detail).toMatchObject({
    section: { was: section.name, is: 'Kočárky' },
    texts: [],
  })
  const again = await decide(moderator.token, [ad.id], {
    measure: 'moved',
    sectionSlug: 'kocarky',
  })
  expect(again.json().errors['decision.sectionSlug']).toHaveLength(1)
})

test.each([
  [
    { measure: 'edited', ...EDITED, facts: REASONS.facts },
    { ...EDITED, state: 'published' },
  ],
  [{ measure: 'moved', sectionSlug: 'ruzne' }, { state: 'published' }],
  [
    { measure: 'blocked', ...REASONS },
    { state: 'blocked', stateReason: REASONS.facts },
  ],
  [
    { measure: 'rejected', ...REASONS },
    { state: 'rejected', stateReason: REASONS.facts },
  ],
] as const)(
  'R034 the operator decides %o, and the log says who and when',
  async (decision, now) => {
    const { measure } = decision
    const ad = await waiting(
      measure === 'rejected' ? {} : { state: 'published', stateReason: null },
    )
    const answer = await decide(moderator.token, [ad.id], decision)
    const after = await adNow(ad.id)

    expect(answer.json().data).toMatchObject([{ isDone: true }])
    expect(after).toMatchObject(now)
    expect(after.sectionId).toBe(measure === 'moved' ? elsewhere.id : section.id)
    expect(await audit(ad.id)).toMatchObject([
      { action: measure, actorName: moderator.nickname, at: expect.any(Date) },
    ])
  },
)

test('R249 looking at hidden contacts is written down', async () => {
  const ad = await waiting({ firstName: 'Jana', phone: '+420777123456', showPhone: false })
  const path = `/api/admin/inzrts/${ad.id}/contacts`
  const answer = await call('POST', path, {}, { token: moderator.token })

  expect(answer.json().data).toEqual({ name: 'Jana', phone: '+420777123456', email: ad.email })
  expect(await audit(ad.id)).toMatchObject([
    { action: 'contacts_seen', actorName: moderator.nickname },
  ])
})

test('P041 an ad is read beside those with the same words, no matter who placed them', async () => {
  const twin = await waiting({ state: 'rejected', fingerprint: 'aa55' })
  const ad = await waiting({ fingerprint: 'aa55' })
  const { data } = (
    await call('GET', `/api/admin/inzrts/${ad.id}`, undefined, { token: moderator.token })
  ).json()

  expect(data.twins).toMatchObject([{ id: twin.id, sameness: 'text', isSameSeller: false }])
  expect(JSON.stringify(data)).not.toContain('posta.example')
})

test('P041 what waits longest comes first, and says why it waits', async () => {
  await decideAll()
  const second = await waiting({ updatedAt: new Date('2026-02-02') })
  const first = await waiting({ updatedAt: new Date('2026-02-01'), stateReason: 'contact adult' })
  const { data, meta } = (await queue(moderator.token)).json()

  expect(data.map(({ ad }: { ad: { id: number } }) => ad.id)).toEqual([first.id, second.id])
  expect(data[0].ad.reasons).toEqual(['contact', 'adult'])
  expect(data[0].ad.sister).toBeNull()
  expect(meta.counts.approval).toBe(2)
})

test('N013 an ad that waits for its adult words is shown with them', async () => {
  await decideAll()
  const adult = { heading: 'Erotická masáž', stateReason: 'adult' }
  const held = await waiting(adult)
  const [item] = (await queue(moderator.token)).json().data
  const file = await call('GET', `/api/admin/inzrts/${held.id}`, undefined, {
    token: moderator.token,
  })

  expect(item.ad.sister.words).toContain('Erotická')
  expect(file.json().data.ad.sister).toEqual(item.ad.sister)
})

const decideAll = () =>
  database.db.update(ads).set({ state: 'paused' }).where(eq(ads.state, 'waiting_approval'))

test('R249 of a guest the ads besides the one that is read are counted', async () => {
  const email = 'mnoho@posta.example'
  const publishedAt = new Date('2026-05-01T10:00:00Z')
  const read = await waiting({ email, state: 'published', publishedAt })
  await waiting({ email, state: 'expired', publishedAt })
  await waiting({ email, state: 'rejected' })
  await waiting({ email })
  const url = `/api/admin/queue?ad=${read.slug}`
  const answer = await call('GET', url, undefined, { token: moderator.token })

  expect(answer.json().data[0].ad.seller).toMatchObject({ publishedCount: 1, refusedCount: 1 })
})

test.each(['audit_log', 'state_log'])(
  'P041 nothing in %s can be changed or deleted',
  async (log) => {
    await decide(moderator.token, [(await waiting()).id], { measure: 'approved' })
    const before = await database.pool.query(`select * from ${log}`)
    for (const attempt of [`update ${log} set id = id`, `delete from ${log}`, `truncate ${log}`]) {
      await expect(database.pool.query(attempt)).rejects.toThrow('permission denied')
      await expect(database.asOwner(attempt)).rejects.toThrow('only grows')
    }

    expect((await database.pool.query(`select * from ${log}`)).rows).toEqual(before.rows)
    expect(before.rows.length).toBeGreaterThan(0)
  },
)

test('R249 P041 ads in any state are found by address, printed code or words of the heading', async () => {
  const found = async (ad: string) => {
    const url = `/api/admin/queue?ad=${encodeURIComponent(ad)}`
    const answer = await call('GET', url, undefined, { token: moderator.token })

    return (answer.json().data as { ad: { id: number } }[]).map((item) => item.ad.id)
  }
  const paused = await waiting({ state: 'paused', heading: 'Prodám 100% vlněný svetr' })
  const deleted = await waiting({ state: 'deleted' })

  expect(await found(`https://www.inzrt.example/${paused.slug}?odkud=tisk`)).toEqual([paused.id])
  expect(await found(`${paused.dialCode.slice(0, 3)} ${paused.dialCode.slice(3)}`)).toEqual([
    paused.id,
  ])
  expect(await found('100% VLN')).toEqual([paused.id])
  expect(await found('svetry vlněné')).toEqual([paused.id])
  expect(await found(deleted.slug)).toEqual([])
  expect(await found('neco uplne jineho')).toEqual([])
})
