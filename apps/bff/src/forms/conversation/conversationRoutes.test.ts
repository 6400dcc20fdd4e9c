import { text } from 'node:stream/consumers'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../../testing/answers.ts'
import { ask } from '../../testing/ask.ts'
import { ADULT_HOST, GENERAL_HOST, startBff } from '../../testing/startBff.ts'
import { readLink } from './readLink.ts'

const bff = await startBff()
afterAll(() => bff.close())

const KEY = 'k'.repeat(43)
const LINK = `http://${GENERAL_HOST}/zpravy/12#klic=${KEY}`
const MESSAGE = {
  id: 7,
  isOwn: false,
  content: '<img src=x onerror=alert(1)> Pošlu kurýra.',
  answers: [],
  phoneNumber: '+420777123456',
  sentAt: '2026-05-04T08:00:00.000Z',
  isRead: false,
  photos: [{ path: '/sealed-x/2026/05/a/1.jpg', width: 800, height: 600 }],
  isFirst: true,
}
const CONVERSATION = {
  id: 12,
  side: 'seller',
  otherName: 'Petr <b>',
  messages: [MESSAGE],
  hasEarlier: true,
  ad: { heading: 'Prodám kolo', type: 'offer', slug: 'prodam-kolo-1' },
  isBlocked: false,
  isHidden: false,
  canWrite: true,
  canSendPhotos: true,
  deal: null,
  ratings: null,
}

type Asked = Readonly<{ method: string; url: string; body: string }>
let asked: Asked[] = []
let wrote: readonly [object, number] = [{ data: MESSAGE }, 201]
beforeEach(() => {
  asked = []
  wrote = [{ data: MESSAGE }, 201]
  bff.api.answerWith(async (request, response) => {
    const { method = '', url = '' } = request
    asked.push({ method, url, body: await text(request) })
    const [answer, status] =
      method === 'POST' ? wrote : ([{ data: CONVERSATION, message: 'Přečteno.' }, 200] as const)
    jsonAnswer(answer, status)(request, response)
  })
})

const send = (fields: Record<string, string>, origin = `http://${GENERAL_HOST}`) =>
  ask(bff.port, GATEWAY_PATHS.readConversation, {
    method: 'POST',
    host: GENERAL_HOST,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })

test('V009 a conversation reads without a script, its words as text, its key in no address', async () => {
  const { status, headers, text: page } = await send({ odkaz: `Odpovědět: ${LINK}&odpoved=1` })

  expect(status).toBe(200)
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; Pošlu kurýra.')
  expect(page).toContain('Kurýr, který přiveze peníze, neexistuje.')
  expect(page).toContain('src="/api/image/sealed-x/2026/05/a/1-thumb.jpg"')
  expect(page).toContain('Petr &lt;b&gt;')
  expect(page).not.toMatch(/(href|action)="[^"]*k{43}/)
  expect(page).not.toContain('<script')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(asked).toEqual([
    { method: 'GET', url: `/api/front/conversations/12?s=${KEY}`, body: '' },
    {
      method: 'PUT',
      url: `/api/front/conversations/12/mark?s=${KEY}`,
      body: JSON.stringify({ event: 'read', upTo: 7 }),
    },
  ])
})

test('V009 a message without a script is sent once, and a refused one stays with its reason', async () => {
  await send({ odkaz: LINK, text: ' Ano, je. ' })
  expect(asked[0]).toEqual({
    method: 'POST',
    url: `/api/front/conversations/12/messages?s=${KEY}`,
    body: JSON.stringify({ content: 'Ano, je.' }),
  })
  wrote = [{ message: 'Chyba.', errors: { content: ['Zpráva je příliš dlouhá.'] } }, 422]
  const long = 'ž'.repeat(2_001)
  const { status, text: page } = await send({ odkaz: LINK, text: long })

  expect(status).toBe(422)
  expect(page).toContain('role="alert" id="proc">Zpráva je příliš dlouhá.')
  expect(page).toContain(long)
})

test('V009 earlier messages are asked for by their number alone', async () => {
  const { text: page } = await send({ odkaz: LINK })
  expect(page).toContain('name="pred" value="7"')
  asked = []
  await send({ odkaz: LINK, pred: '7' })
  await send({ odkaz: LINK, pred: '7&x=1' })

  const reads = asked.filter(({ method }) => method === 'GET').map(({ url }) => url)
  expect(reads).toEqual([
    `/api/front/conversations/12?s=${KEY}&before=7`,
    `/api/front/conversations/12?s=${KEY}`,
  ])
})

test.each([
  ['', 422],
  [`/zpravy/12#klic=${KEY}x`, 422],
  [`/zpravy/0#klic=${KEY}`, 422],
])(
  'V009 a link that is none („%s“) asks nobody and asks for the whole one',
  async (odkaz, status) => {
    const reply = await send({ odkaz })

    expect([reply.status, asked]).toEqual([status, []])
    expect(reply.text).toContain('Vložte prosím celý odkaz, který přišel e-mailem.')
  },
)

test('V009 a conversation that is not there, or not now, is said in words', async () => {
  bff.api.answerWith(jsonAnswer({ message: 'Ne.' }, 404))
  const missing = await send({ odkaz: LINK })
  bff.api.answerWith(jsonAnswer({ message: 'Ne.' }, 503))
  const away = await send({ odkaz: LINK })

  expect([missing.status, away.status]).toEqual([404, 503])
  expect(missing.text).toContain('Taková konverzace tu není.')
})

test('V009 no page of others reads or writes by this form', async () => {
  const { status } = await send({ odkaz: LINK, text: 'Ano.' }, 'https://evil.example')

  expect([status, asked]).toEqual([403, []])
})

test('V009 R018 nobody reads a conversation of the adult site before its gate', async () => {
  const ofAdult = (cookie: string) =>
    ask(bff.port, GATEWAY_PATHS.readConversation, {
      method: 'POST',
      host: ADULT_HOST,
      headers: {
        origin: `http://${ADULT_HOST}`,
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams({ odkaz: LINK })),
    })
  expect([(await ofAdult('')).status, asked]).toEqual([403, []])

  expect((await ofAdult('age-verified=1')).status).toBe(200)
})

test('V009 a link is found in what stands around it', () => {
  expect(readLink(`<${LINK}>`)).toEqual({ id: '12', key: KEY })
  expect(readLink(`${LINK}-`)).toBeNull()
})
