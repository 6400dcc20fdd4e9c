import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { ADULT_HOST } from '../testing/startBff.ts'
import { OURS, type SessionsBff, startSessions } from '../testing/startSessions.ts'

let bff: SessionsBff
beforeEach(async () => {
  bff = await startSessions()
  return () => bff.close()
})

const AD = '/api/front/inzrts/prodam-kolo-13d2'
const GRANT = '51014.1780000000.canary-grant'
const POST = { method: 'POST', body: '{"password":"heslo k inzerátu"}' }

/** A browser whose visitor has just proved the password of the ad. */
const proved = async () => {
  const jar = new CookieJar()
  bff.api.answerWith(jsonAnswer({ data: { expiresIn: 600, grant: GRANT } }))
  const reply = await bff.visit(jar, `${AD}/verifyPassword`, POST)
  bff.api.answerWith(jsonAnswer({ message: 'Hotovo.' }))

  return { jar, reply }
}

const heard = () => bff.api.seen.at(-1)?.headers['x-inzrt-grant']

test('R246 the right password opens the ad in this browser, and the page sees no secret', async () => {
  const { jar, reply } = await proved()
  const [cookie = ''] = reply.headers['set-cookie'] ?? []

  expect(JSON.parse(reply.text)).toEqual({ data: { expiresIn: 600 } })
  expect(cookie.replace(/=[^;]+/, '=sealed')).toBe(
    '__Host-grant=sealed; Max-Age=600; Path=/; Secure; HttpOnly; SameSite=Strict',
  )
  expect(cookie).not.toContain('canary')
  await bff.visit(jar, `${AD}/images/7`, { method: 'DELETE' })
  expect(heard()).toBe(GRANT)
})

test('N017 a link opens the ad its answer names, and the page never sees the right', async () => {
  const jar = new CookieJar()
  const slug = 'prodam-kolo-13d2'
  bff.api.answerWith(jsonAnswer({ data: { slug, expiresIn: 600, grant: GRANT } }))
  const link = { method: 'POST', body: '{"token":"tajny-odkaz"}' }
  const reply = await bff.visit(jar, '/api/front/ad-grants', link)
  bff.api.answerWith(jsonAnswer({ message: 'Hotovo.' }))
  await bff.visit(jar, `${AD}/images/7`, { method: 'DELETE' })

  expect(JSON.parse(reply.text)).toEqual({ data: { slug, expiresIn: 600 } })
  expect(heard()).toBe(GRANT)
})

test('R246 the right goes along for its ad and site only, and not once it is given up', async () => {
  const { jar } = await proved()
  await bff.visit(jar, '/api/front/inzrts/jine-kolo-13d3/images/7', { method: 'DELETE' })
  expect(heard()).toBeUndefined()
  const headers = { cookie: `${jar.header}; age-verified=1` }
  await bff.visit(new CookieJar(), `${AD}/images/7`, {
    method: 'DELETE',
    host: ADULT_HOST,
    headers,
  })
  expect(heard()).toBeUndefined()
  await bff.visit(jar, '/api/session/grant/drop', { method: 'POST' })
  await bff.visit(jar, `${AD}/images/7`, { method: 'DELETE' })
  expect(heard()).toBeUndefined()
})

test('R246 a right a visitor sends on their own is not passed on', async () => {
  const headers = { 'x-inzrt-grant': GRANT, x_inzrt_grant: GRANT }
  await bff.visit(new CookieJar(), `${AD}/images/7`, { method: 'DELETE', headers })

  expect(heard()).toBeUndefined()
})

test('R008 what a guest changed is drawn again for anyone who asks for the page next', async () => {
  const { jar } = await proved()
  const drawn = async () => {
    await bff.visit(new CookieJar(), '/prodam-kolo-13d2')
    return bff.general.seen.filter(({ url }) => url === '/prodam-kolo-13d2').length
  }
  const before = [await drawn(), await drawn()]
  const outdated = { 'x-inzrt-outdated': 'prodam-kolo-13d2,kola' }
  bff.api.answerWith(jsonAnswer({ message: 'Hotovo.' }, 200, outdated))
  await bff.visit(jar, `${AD}/images/7`, { method: 'DELETE' })

  expect([...before, await drawn()]).toEqual([1, 1, 2])
})

test('R246 a wrong password passes with its own words and opens nothing', async () => {
  const jar = new CookieJar()
  bff.api.answerWith(
    jsonAnswer({ message: 'Heslo k inzerátu není správné.', code: 'ad_password' }, 403),
  )
  const reply = await bff.visit(jar, `${AD}/verifyPassword`, POST)

  expect([reply.status, JSON.parse(reply.text).message]).toEqual([
    403,
    'Heslo k inzerátu není správné.',
  ])
  expect(jar.get('__Host-grant')).toBeUndefined()
})

const photo = (type: string, bytes = 1_000) => ({
  method: 'POST',
  body: 'x'.repeat(bytes),
  headers: { ...OURS, 'content-type': type },
})
const FORM = 'multipart/form-data; boundary=----WebKitFormBoundaryabc'

test('R268 a photo is passed on as it came, up to ten megabytes', async () => {
  bff.api.answerWith(jsonAnswer({ data: { uploadToken: 'u_1' } }, 201))
  const reply = await bff.visit(new CookieJar(), '/api/front/images', photo(FORM))

  expect(reply.status).toBe(201)
  expect(bff.api.seen.at(-1)?.headers['content-type']).toBe(FORM)
  const before = bff.api.seen.length
  const large = await bff.visit(
    new CookieJar(),
    '/api/front/images',
    photo(FORM, 10 * 1024 * 1024 + 5_000),
  )
  expect([large.status, bff.api.seen.length]).toEqual([413, before])
})

test.each([
  'application/json',
  'text/plain',
  'multipart/form-data',
  `${FORM}\u00e9`,
  'multipart/mixed; boundary=x',
])('R268 a photo sent as %s is refused before anybody hears of it', async (type) => {
  const before = bff.api.seen.length
  const reply = await bff.visit(new CookieJar(), '/api/front/images', photo(type))

  expect([400, 415]).toContain(reply.status)
  expect(bff.api.seen.length).toBe(before)
})
