import { MINUTE_MS } from '@inzrt/domain/time'
import { expect, test } from 'vitest'
import { jsonAnswer } from '../testing/answers.ts'
import { CookieJar } from '../testing/CookieJar.ts'
import { startSessions } from '../testing/startSessions.ts'

const ASK = { method: 'POST', body: '{"phoneNumber":"+420777123456"}' }
const PLACE = { method: 'POST', body: '{"heading":"Prodám kolo"}' }
const REGISTER = { method: 'POST', body: '{"nickname":"jana"}' }

test('P029 a phone’s code belongs to the browser that asked, and no other is taken for it', async () => {
  const bff = await startSessions()
  const heard = () => bff.api.seen.at(-1)?.headers['x-inzrt-flow']
  bff.api.answerWith(jsonAnswer({ data: {} }, 201))
  const jar = new CookieJar()
  const reply = await bff.visit(jar, '/api/front/phone-verifications', ASK)
  const flow = heard()
  await bff.visit(jar, '/api/front/inzrts', PLACE)
  expect([flow, heard()]).toEqual([jar.get('__Host-phone'), jar.get('__Host-phone')])
  expect(flow).toMatch(/^[\w-]{22}$/)
  expect(reply.headers['set-cookie']?.[0]).toContain('HttpOnly; SameSite=Strict')

  await bff.visit(jar, '/api/front/phone-verifications', ASK)
  expect(heard()).toBe(flow)
  await bff.visit(new CookieJar(), '/api/front/phone-verifications', ASK)
  expect(heard()).not.toBe(flow)
  const headers = { 'x-inzrt-flow': 'one-of-my-own-choosing', cookie: '__Host-phone=short' }
  await bff.visit(new CookieJar(), '/api/front/inzrts', { ...PLACE, headers })
  expect(heard()).toBeUndefined()
  await bff.close()
})

test('R272 a registration may use a code of this browser, and none of another', async () => {
  const bff = await startSessions()
  const heard = () => bff.api.seen.at(-1)?.headers['x-inzrt-flow']
  bff.api.answerWith(jsonAnswer({ data: {} }, 201))
  const jar = new CookieJar()
  await bff.visit(jar, '/api/front/phone-verifications', ASK)
  bff.api.answerWith(jsonAnswer({ message: 'Zkontrolujte prosím vyznačená pole.' }, 422))
  await bff.visit(jar, '/api/auth/register', REGISTER)
  expect(heard()).toBe(jar.get('__Host-phone'))

  await bff.visit(new CookieJar(), '/api/auth/register', REGISTER)
  expect(heard()).toBeUndefined()
  await bff.close()
})

test('P029 a code is kept with the session that its asking prolongs', async () => {
  const bff = await startSessions()
  const jar = await bff.login()
  bff.time.now += 2 * MINUTE_MS
  bff.api.answerWith(jsonAnswer({ data: {} }, 201))
  const { headers } = await bff.visit(jar, '/api/front/phone-verifications', ASK)
  const names = headers['set-cookie']?.map((cookie) => cookie.slice(0, cookie.indexOf('=')))

  expect(names?.toSorted()).toEqual(['__Host-phone', '__Host-session', 'signed-in'])
  await bff.close()
})
