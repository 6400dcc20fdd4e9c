import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Site } from '../../messages/mail/Site.ts'
import { type AdMessage, adMessage } from '../../messages/mail/templates/adMessage.ts'
import { conversations } from '../../platform/database/schema/conversations.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { reports } from '../../platform/database/schema/reports.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { createProvedMembers } from '../../test/createProvedMembers.ts'
import { purgeConversations } from './purgeConversations.ts'
import { REPLIES, REPLIES_OF_SIDE } from './replies.ts'

const SITE = { url: (path: string) => `http://x${path}` } as Site

const advertisers = await createAdvertisers()
const { database, identity, call, letters, addSection, addAd, clock } = advertisers
const members = createProvedMembers(advertisers)
const { addMember } = members
const section = await addSection()
const { db } = database

let people = 0
const newClient = (): string => `2001:db8:0:${(people++).toString(16)}::1`
const newAddress = (who: string): string => `${who}.${++people}@posta.example`

const addOwnedAd = () => members.addOwnedAd(section)

const begin = (slug: string, body: object, token?: string) =>
  call(
    'POST',
    `/api/front/inzrts/${slug}/messages`,
    { content: 'Je kolo ještě k mání?', ...body },
    { client: newClient(), ...(token && { token }) },
  )

const pathOf = (letter: { payload: unknown } | undefined): string =>
  String((letter?.payload as { path?: string } | undefined)?.path)

/** Letters about messages, the last first. */
const messagesTo = async (email: string) =>
  (await letters(email)).filter(({ template }) => template === 'adMessage')

/** The number and the key of a letter's link. */
const openLink = (letter: { payload: unknown } | undefined) => {
  const [, id = '', key = ''] = /zpravy\/(\d+)#klic=(.+)$/.exec(pathOf(letter)) ?? []

  return { id, key }
}

const read = (id: string | number, { token, key }: { token?: string; key?: string } = {}) =>
  call(
    'GET',
    `/api/front/conversations/${id}${key ? `?s=${key}` : ''}`,
    undefined,
    token ? { token } : {},
  )
const write = (
  id: string | number,
  content: string,
  { token, key, client }: { token?: string; key?: string; client?: string } = {},
) =>
  call(
    'POST',
    `/api/front/conversations/${id}/messages${key ? `?s=${key}` : ''}`,
    { content },
    { ...(token && { token }), ...(client && { client }) },
  )
const mark = (id: string | number, body: object, token: string) =>
  call('PUT', `/api/front/conversations/${id}/mark`, body, { token })

const beginAsMember = async () => {
  const { seller, ad } = await addOwnedAd()
  const buyer = await addMember()
  const { conversationId: id } = (await begin(ad.slug, {}, buyer.token)).json().data

  return { seller, buyer, ad, id: id as number }
}

test('V009 two people write each other about an ad, and neither learns where the other is', async () => {
  const { seller, buyer, ad, id } = await beginAsMember()
  const [letter] = await messagesTo(seller.email)
  expect(pathOf(letter)).toBe(`/zpravy/${id}`)
  const asSeller = await read(id, { token: seller.token })
  expect(asSeller.json().data).toMatchObject({
    id,
    side: 'seller',
    otherName: null,
    canWrite: true,
    ad: { slug: ad.slug },
    messages: [{ isOwn: false, content: 'Je kolo ještě k mání?', isRead: false, isFirst: true }],
  })
  expect((await write(id, 'Ano, je.', { token: seller.token })).statusCode).toBe(201)
  const asBuyer = await read(id, { token: buyer.token })

  expect(asBuyer.json().data.messages).toMatchObject([
    { isOwn: true, isRead: true },
    { isOwn: false, content: 'Ano, je.' },
  ])
  const [told] = await messagesTo(buyer.email)
  expect(told).toMatchObject({ template: 'adMessage', payload: { content: 'Ano, je.' } })
  for (const body of [
    asSeller.body,
    asBuyer.body,
    JSON.stringify(letter),
    JSON.stringify(told?.payload),
  ])
    expect(body).not.toContain(body === JSON.stringify(letter) ? buyer.email : 'posta.example')
})

test('P062 chosen browsers of its reader are notified of a new message, without its words', async () => {
  const { seller, buyer, ad, id } = await beginAsMember()
  const [owner] = await db.select().from(users).where(eq(users.email, seller.email))
  const browserOf = async (name: string, hasMessages: boolean) => {
    const [browser] = await db
      .insert(pushSubscriptions)
      .values({
        userId: owner?.id ?? 0,
        brandCode: 'general',
        sessionId: name,
        device: name,
        endpoint: `https://push.example/${id}/${name}`,
        p256dh: 'p',
        auth: 'a',
        serverKey: 'k',
        hasMessages,
        createdAt: clock.read(),
      })
      .returning()

    return String(browser?.id)
  }
  const wants = await browserOf('chce', true)
  await browserOf('nechce', false)
  await write(id, 'Přijedu v sobotu.', buyer)
  await write(id, 'Dobře.', seller)

  const told = await db.select().from(outbox).where(eq(outbox.channel, 'push'))
  expect(told.map(({ recipient, payload }) => ({ recipient, payload }))).toEqual([
    { recipient: wants, payload: { conversationId: id, heading: ad.heading } },
  ])
})

test('V009 a guest writes on by the link of a letter, which lets nobody else in', async () => {
  const { seller, ad } = await addOwnedAd()
  const email = newAddress('kupec')
  const answer = await begin(ad.slug, { email, name: 'Petr' })
  expect(answer.json().data.conversationId).toBeNull()
  const [letter] = await letters(email)
  const { id, key } = openLink(letter)
  expect(letter).toMatchObject({ template: 'conversationLink', payload: { isSent: true } })

  expect((await write(id, 'Přijedu v sobotu.', { key })).statusCode).toBe(201)
  expect((await read(id, { token: seller.token })).json().data).toMatchObject({
    otherName: 'Petr',
    messages: [{}, { content: 'Přijedu v sobotu.' }],
  })
  const stranger = await addMember()
  const refused = [
    await read(id),
    await read(id, { key: `${key.slice(0, -2)}AA` }),
    await read(id, { token: stranger.token }),
    await write(id, 'Já taky.', { token: stranger.token }),
    await read(2_147_483_647, { key }),
    await read('9999999999', { key }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404))
})

test('V009 a guest seller answers by a link of their own', async () => {
  const email = newAddress('prodejce')
  const ad = await addAd(section, { email, showEmail: true })
  await begin(ad.slug, { email: newAddress('kupec') })
  const { id, key } = openLink((await letters(email))[0])

  expect((await write(id, 'Ano, je.', { key })).json().data).toMatchObject({ isOwn: true })
  expect((await read(id, { key })).json().data.side).toBe('seller')
})

test('V009 what somebody sends under the address of another comes into no conversation', async () => {
  const { seller, ad } = await addOwnedAd()
  const email = newAddress('kupec')
  const first = await begin(ad.slug, { email })
  const second = await begin(ad.slug, {
    email: email.toUpperCase(),
    content: 'Pošlete mi to jinam.',
  })
  const { id, key } = openLink((await letters(email))[0])

  expect(Object.keys(second.json().data)).toEqual(Object.keys(first.json().data))
  expect((await read(id, { key })).json().data.messages).toHaveLength(1)
  expect(await messagesTo(seller.email)).toHaveLength(1)
  const [held] = await letters(email.toUpperCase())
  expect(held).toMatchObject({
    payload: { isSent: false, path: `/zpravy/${id}#klic=${key}` },
  })
})

test('V009 an account goes on in the conversation it has, and cannot write to itself', async () => {
  const { seller, buyer, ad, id } = await beginAsMember()
  const again = await begin(ad.slug, { content: 'A kde ho uvidím?' }, buyer.token)

  expect(again.json().data.conversationId).toBe(id)
  expect((await read(id, { token: buyer.token })).json().data.messages).toHaveLength(2)
  const own = await begin(ad.slug, {}, seller.token)
  expect(own.json().errors.content).toEqual(['Tohle je váš vlastní inzerát.'])
})

test('V009 the same words right after themselves count once, and are told once', async () => {
  const { seller, buyer, id } = await beginAsMember()
  const answers = [
    await write(id, 'Platí sobota?', { token: buyer.token }),
    await write(id, 'Platí SOBOTA? ', { token: buyer.token }),
  ]

  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  expect(await messagesTo(seller.email)).toHaveLength(2)
})

test('V009 a letter to an address anybody named brings a link and none of the words', async () => {
  const { ad } = await addOwnedAd()
  const email = newAddress('nezucastneny')
  for (const content of ['Vyhráli jste milion.', 'Zavolejte na mou linku.']) {
    await begin(ad.slug, { email, name: 'Loterie', content })
    expect(JSON.stringify((await letters(email))[0]?.payload)).not.toContain(content)
  }

  expect((await letters(email)).map(({ payload }) => Object.keys(payload).toSorted())).toEqual(
    Array.from({ length: 2 }, () => ['heading', 'isSent', 'path']),
  )
})

test.each([
  ['under one address', 10, () => ({ email: 'reklama@posta.example' })],
  ['from one network', 10, () => ({ email: newAddress('reklama'), client: '2001:db8:77::1' })],
  ['by anybody', 30, () => ({ email: newAddress('reklama') })],
])('V009 one text sent to many ads %s is refused in words', async (how, most, from) => {
  const content = `Vykoupíme cokoli, za nejlepší cenu a ihned na ruku, ${how}. Přijedeme kamkoli.`
  const { ad } = await addOwnedAd()
  const answers = []
  for (let count = 0; count <= most; count += 1) {
    const { client = newClient(), email }: { client?: string; email: string } = from()
    const body = { content, email }
    answers.push(await call('POST', `/api/front/inzrts/${ad.slug}/messages`, body, { client }))
  }

  expect(answers.slice(0, most).every(({ statusCode }) => statusCode === 201)).toBe(true)
  expect(answers[most]?.json().errors.content[0]).toMatch(/vlastními slovy/)
})

test('V009 the list has what is unread, and hides a conversation until something new comes', async () => {
  const { seller, buyer, id } = await beginAsMember()
  const list = async (token: string, query = '') =>
    (await call('GET', `/api/front/me/conversations${query}`, undefined, { token })).json()
  expect(await list(seller.token)).toMatchObject({
    data: [{ id, unread: 1, last: { content: 'Je kolo ještě k mání?', isOwn: false } }],
    meta: { pagination: { total: 1 } },
  })
  const [{ id: upTo }] = (await read(id, { token: seller.token })).json().data.messages
  await mark(id, { event: 'read', upTo }, seller.token)
  expect((await list(seller.token)).data[0].unread).toBe(0)
  const [{ isRead }] = (await read(id, { token: buyer.token })).json().data.messages
  expect(isRead).toBe(true)

  await mark(id, { event: 'hide' }, seller.token)
  expect((await list(seller.token)).data).toEqual([])
  expect((await list(seller.token, '?isHidden=1')).data).toHaveLength(1)
  await write(id, 'Ještě něco.', { token: buyer.token })
  expect((await list(seller.token)).data).toMatchObject([{ unread: 1 }])
})

test('V009 who opens a conversation has read what they were told of it, and of no other', async () => {
  const { seller, buyer, id } = await beginAsMember()
  const { userId, email } = seller
  const another = await addAd(section, { userId, email, showEmail: true })
  const other = await begin(another.slug, { content: 'A co stan?' }, buyer.token)
  const told = async (token: string) =>
    (await call('GET', '/api/front/me/notifications', undefined, { token }))
      .json()
      .data.filter(({ path }: { path: string }) => path.startsWith('/zpravy/'))
      .map(({ path, isRead }: { path: string; isRead: boolean }) => [path, isRead])
  await write(id, 'Ano, je.', { token: seller.token })
  await mark(id, { event: 'read', upTo: 2_147_483_647 }, seller.token)

  expect(other.statusCode).toBe(201)
  expect(Object.fromEntries(await told(seller.token))).toMatchObject({ [`/zpravy/${id}`]: true })
  expect(
    (await told(seller.token)).filter(([, isRead]: [string, boolean]) => !isRead),
  ).toHaveLength(1)
  expect(await told(buyer.token)).toEqual([[`/zpravy/${id}`, false]])
})

test('V009 what was read stays read, whatever an older page says', async () => {
  const { seller, buyer, id } = await beginAsMember()
  await write(id, 'Ještě něco.', { token: buyer.token })
  await mark(id, { event: 'read', upTo: 2_147_483_647 }, seller.token)
  await mark(id, { event: 'read', upTo: 1 }, seller.token)
  await write(id, 'A ještě.', { token: buyer.token })
  const { messages } = (await read(id, { token: buyer.token })).json().data

  expect(messages.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true, false])
})

test('V009 somebody who was blocked cannot write, from neither page, until they may again', async () => {
  const { seller, buyer, ad, id } = await beginAsMember()
  await mark(id, { event: 'block' }, seller.token)
  const refused = [
    await write(id, 'Haló?', { token: buyer.token }),
    await begin(ad.slug, { content: 'Haló?' }, buyer.token),
  ]

  for (const { statusCode } of refused) expect(statusCode).toBe(403)
  expect(refused[0]?.json().message).toBe('Druhá strana si další zprávy nepřeje.')
  expect((await read(id, { token: buyer.token })).json().data.canWrite).toBe(false)
  await mark(id, { event: 'unblock' }, seller.token)
  expect((await write(id, 'Haló?', { token: buyer.token })).statusCode).toBe(201)
})

test('V009 who was blocked writes the other about nothing else either, until they may again', async () => {
  const { seller, buyer, id } = await beginAsMember()
  const { userId, email } = seller
  const addAnother = () => addAd(section, { userId, email, showEmail: true })
  const known = (await begin((await addAnother()).slug, {}, buyer.token)).json().data.conversationId
  const ofBuyer = await addAd(section, { userId: buyer.userId, showEmail: true })
  const turned = (await begin(ofBuyer.slug, {}, seller.token)).json().data.conversationId
  const { slug } = await addAnother()
  await mark(id, { event: 'block' }, seller.token)
  const refused = [
    await write(known, 'Haló?', { token: buyer.token }),
    await write(turned, 'Haló?', { token: buyer.token }),
    await begin(slug, { content: 'Haló?' }, buyer.token),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect((await read(known, { token: seller.token })).json().data.isBlocked).toBe(true)
  const other = await addMember()
  expect((await begin(slug, {}, other.token)).statusCode).toBe(201)

  await mark(turned, { event: 'unblock' }, seller.token)
  for (const one of [id, known, turned])
    expect((await write(one, 'Díky.', { token: buyer.token })).statusCode).toBe(201)
  expect((await begin(slug, {}, buyer.token)).statusCode).toBe(201)
})

test('V009 a blocked guest writes under that address about no other ad, nor with an account', async () => {
  const guestSeller = newAddress('prodejce')
  const addAnother = () => addAd(section, { email: guestSeller, showEmail: true })
  const buyer = await addMember()
  await begin((await addAnother()).slug, { email: buyer.email })
  const { id, key } = openLink((await messagesTo(guestSeller))[0])
  const path = `/api/front/conversations/${id}/mark?s=${key}`
  expect((await call('PUT', path, { event: 'block' })).statusCode).toBe(200)
  const { slug } = await addAnother()
  const answer = await begin(slug, { email: buyer.email, content: 'A co stan?' })

  expect(answer.statusCode).toBe(201)
  expect((await letters(buyer.email))[0]).toMatchObject({ payload: { isSent: false } })
  expect((await begin(slug, {}, buyer.token)).statusCode).toBe(403)
  expect(await messagesTo(guestSeller)).toHaveLength(1)
})

test('V009 what the other one writes is reported at the desk, once', async () => {
  const { seller, buyer, ad, id } = await beginAsMember()
  await write(id, 'Slova prodejce.', { token: seller.token })
  const report = () =>
    call(
      'PUT',
      `/api/front/conversations/${id}/report`,
      { explanation: 'Chce zálohu.' },
      {
        token: buyer.token,
      },
    )
  expect([(await report()).statusCode, (await report()).statusCode]).toEqual([200, 200])
  const kept = await db.select().from(reports).where(eq(reports.adId, ad.id))

  expect(kept).toMatchObject([
    {
      kind: 'message',
      state: 'new',
      reporterEmail: buyer.email,
      explanation: 'Chce zálohu.\nInzerent píše zájemci:\n„Slova prodejce.“',
    },
  ])
})

test('V009 a browser hears only of conversations of its account or of its links', async () => {
  const { seller, ad, id } = await beginAsMember()
  const email = newAddress('kupec')
  await begin(ad.slug, { email })
  const { id: guests, key } = openLink((await letters(email))[0])
  const hear = (links: string, token?: string) =>
    call('GET', `/api/front/live${links && `?links=${links}`}`, undefined, token ? { token } : {})

  expect((await hear('', seller.token)).json().data).toEqual({
    account: seller.userId,
    conversations: [],
  })
  const forged = `${id}.${key}`
  expect((await hear(`${guests}.${key},${forged}`)).json().data).toEqual({
    account: null,
    conversations: [Number(guests)],
  })
  const refused = [await hear(''), await hear(forged), await hear(`9999999999.${key}`)]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('V009 what is written, read and blocked is told at once, with whose conversation it is', async () => {
  const { seller, buyer, id } = await beginAsMember()
  const told: string[] = []
  const client = await database.direct.pool.connect()
  client.on('notification', ({ payload = '' }) => told.push(payload))
  await client.query('listen changes')
  const word = `conversation ${id} ${buyer.userId} ${seller.userId}`
  const toldBy = async (change: () => Promise<unknown>) => {
    told.length = 0
    await change()
    await client.query('select')

    return told.filter((each) => each.startsWith('conversation'))
  }

  expect(await toldBy(() => write(id, 'Ano, je.', { token: seller.token }))).toEqual([word])
  const read = { event: 'read', upTo: 2_147_483_647 }
  expect(await toldBy(() => mark(id, read, buyer.token))).toEqual([word])
  expect(await toldBy(() => mark(id, read, buyer.token))).toEqual([])
  expect(await toldBy(() => mark(id, { event: 'block' }, buyer.token))).toEqual([word])
  expect(await toldBy(() => mark(id, { event: 'hide' }, buyer.token))).toEqual([])
  client.release(true)
})

test('N010 a usual question is answered in one press, by letter too, where it suits the ad', async () => {
  const { seller, ad } = await addOwnedAd()
  const buyer = await addMember()
  const asked = { question: 'meeting', content: 'Můžeme se sejít?\nKdy: v sobotu\nKde: Brno' }
  const { conversationId: id } = (await begin(ad.slug, asked, buyer.token)).json().data
  const answersFor = async ({ token }: { token: string }) =>
    (await read(id, { token })).json().data.messages[0].answers

  expect(await answersFor(seller)).toHaveLength(3)
  expect(await answersFor(buyer)).toEqual([])
  const [letter] = await messagesTo(seller.email)
  expect(letter?.payload).toMatchObject({ content: asked.content })
  const { blocks } = adMessage(letter?.payload as AdMessage, SITE)
  expect(blocks.flatMap((block) => (block.kind === 'item' ? [block.href] : []))).toEqual(
    [0, 1, 2].map((index) => `http://x/zpravy/${id}#odpoved=${index}`),
  )
  const unsuitable = await begin(ad.slug, { question: 'wanted' }, buyer.token)
  expect([unsuitable.statusCode, unsuitable.json().errors.question]).toEqual([
    422,
    ['Tenhle dotaz se k\u00a0inzerátu nehodí.'],
  ])
})

test('N009 the number for a call back stands in the conversation, and in no letter', async () => {
  const { seller, ad } = await addOwnedAd()
  const buyer = await addMember()
  const asked = { question: 'call', content: 'Zavolejte mi prosím.\nKdy: večer' }
  const missing = await begin(ad.slug, asked, buyer.token)
  expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ['phoneNumber']])
  const number = '+420777123456'
  const left = await begin(ad.slug, { ...asked, phoneNumber: number }, buyer.token)
  const { conversationId: id } = left.json().data
  const [letter] = await messagesTo(seller.email)
  const text = JSON.stringify(adMessage(letter?.payload as AdMessage, SITE))

  expect((await read(id, { token: seller.token })).json().data.messages[0].phoneNumber).toBe(number)
  expect(JSON.stringify(letter?.payload)).not.toContain(number)
  expect(text).toContain('Telefon najdete v\u00a0konverzaci.')
  expect(text.replace(/\D/g, '')).not.toContain('777123456')
})

test('V009 of messages sent at once each is either kept or refused in words', async () => {
  const { seller, buyer, id } = await beginAsMember()
  const client = '198.51.100.7'
  for (let count = 5; count < REPLIES.limit; count += 1)
    await identity.attempts.take(REPLIES, client)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      write(id, `Zpráva ${at}.`, { token: buyer.token, client }),
    ),
  )

  const kept = answers.filter(({ statusCode }) => statusCode === 201)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect([kept.length, refused.length]).toEqual([5, 25])
  for (const answer of refused)
    expect(answer.json()).toMatchObject({ message: 'Příliš mnoho pokusů.' })
  expect((await read(id, { token: seller.token })).json().data.messages).toHaveLength(6)
  expect(await messagesTo(seller.email)).toHaveLength(6)
})

test('V009 messages of one side are bounded across its logins, the other side is not', async () => {
  const { seller, buyer, id } = await beginAsMember()
  for (let count = 1; count < REPLIES_OF_SIDE.limit; count += 1)
    await identity.attempts.take(REPLIES_OF_SIDE, `${id}`, 'buyer')
  const from = (who: { token: string }) => ({ token: who.token, client: newClient() })
  const [last, over] = [
    await write(id, 'Poslední.', from(buyer)),
    await write(id, 'O jednu víc.', from(buyer)),
  ]
  const offer = { event: 'offer', amount: 50_000 }
  const offered = await call('PUT', `/api/front/conversations/${id}/deal`, offer, from(buyer))

  expect([last, over, offered].map(({ statusCode }) => statusCode)).toEqual([201, 429, 429])
  expect((await write(id, 'Dost.', from(seller))).statusCode).toBe(201)
})

test('V009 links and numbers bring a warning in a first message, in later ones none', async () => {
  const { seller, ad } = await addOwnedAd()
  const buyer = await addMember()
  const content = 'Koukněte na www.levna-kola.shop, nebo volejte 777 123 456.'
  const { conversationId: id } = (await begin(ad.slug, { content }, buyer.token)).json().data
  await write(id, `${content} Platí?`, { token: buyer.token })
  const [later, first] = await messagesTo(seller.email)

  expect(first?.payload).toMatchObject({ content, warnings: ['link', 'phone'] })
  expect(later?.payload).toMatchObject({ warnings: [] })
  const texts = JSON.stringify(adMessage(first?.payload as AdMessage, SITE))
  expect(texts).toContain('zpráva odkazuje jinam')
  const { messages } = (await read(id, { token: seller.token })).json().data
  expect(messages.map(({ isFirst }: { isFirst: boolean }) => isFirst)).toEqual([true, false])
})

test('V009 a conversation goes a year after its last message, a reported one once decided', async () => {
  const quiet = await beginAsMember()
  const reported = await beginAsMember()
  await call(
    'PUT',
    `/api/front/conversations/${reported.id}/report`,
    {},
    {
      token: reported.seller.token,
    },
  )
  const isThere = async (id: number) =>
    (await db.select().from(conversations).where(eq(conversations.id, id))).length > 0
  clock.pass(364 * 86_400)
  await purgeConversations(database, clock.read)
  expect(await isThere(quiet.id)).toBe(true)
  clock.pass(2 * 86_400)
  await purgeConversations(database, clock.read)
  expect([await isThere(quiet.id), await isThere(reported.id)]).toEqual([false, true])
  await db.update(reports).set({ state: 'dismissed' }).where(eq(reports.adId, reported.ad.id))
  await purgeConversations(database, clock.read)
  expect(await isThere(reported.id)).toBe(false)
})
