import { randomBytes } from 'node:crypto'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { seal } from '@inzrt/settings/seal'
import { expect, test } from 'vitest'
import { OpenedSessions } from './OpenedSessions.ts'
import type { Session } from './Session.ts'

const KEYS: SealKeys = [{ id: 'a', secret: randomBytes(32) }]
const SESSION: Session = {
  id: '1',
  token: 't',
  tokenEndsAt: 1,
  startedAt: 1,
  activeAt: 1,
  endsAt: 2,
}
const sealed = (session: unknown, purpose = 'general') =>
  seal(KEYS, purpose, JSON.stringify(session))

test('a cookie is opened once, however often it comes', () => {
  const opened = new OpenedSessions(KEYS)
  const cookie = sealed(SESSION)
  expect(opened.open('general', cookie)).toEqual(SESSION)
  expect(opened.open('general', cookie)).toBe(opened.open('general', cookie))
})

test('a cookie that was opened for one site opens nothing on the other', () => {
  const opened = new OpenedSessions(KEYS)
  const cookie = sealed(SESSION)
  opened.open('general', cookie)
  expect(opened.open('adult', cookie)).toBeNull()
})

test.each([sealed({ id: '1' }), 'a.forged', ''])(
  'what holds no session opens as none',
  (cookie) => {
    const opened = new OpenedSessions(KEYS)
    expect([opened.open('general', cookie), opened.open('general', cookie)]).toEqual([null, null])
  },
)

test('the cookie that was not seen for longest is forgotten first', () => {
  const opened = new OpenedSessions(KEYS, 2)
  const [first, second, third] = ['1', '2', '3'].map((id) => sealed({ ...SESSION, id }))
  const open = (cookie = '') => opened.open('general', cookie)
  const [ofFirst, ofSecond] = [open(first), open(second)]
  expect(open(first)).toBe(ofFirst)
  open(third)
  expect(open(first)).toBe(ofFirst)
  expect(open(second)).not.toBe(ofSecond)
})
