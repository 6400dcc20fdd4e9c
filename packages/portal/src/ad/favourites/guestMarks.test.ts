import { afterEach, expect, test, vi } from 'vitest'
import { guestMarks } from './guestMarks.ts'

const notes = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, text: string) => notes.set(key, text),
  removeItem: (key: string) => notes.delete(key),
})
afterEach(() => notes.clear())

test('P011 what is marked without an account stays in this browser, the newest first', () => {
  guestMarks.set('kolo-1a2b', true)
  guestMarks.set('kocar-3c4d', true)
  guestMarks.set('kolo-1a2b', true)

  expect(guestMarks.read()).toEqual(['kolo-1a2b', 'kocar-3c4d'])
})

test('P011 N024 nothing is left of the last mark taken away', () => {
  guestMarks.set('kolo-1a2b', true)
  guestMarks.set('kolo-1a2b', false)

  expect([...notes.keys()]).toEqual([])
})

test('P011 notes somebody else spoiled are no marks', () => {
  notes.set('oblibene', '{"slugs": 7}')
  expect(guestMarks.read()).toEqual([])
  notes.set('oblibene', 'není JSON')
  expect(guestMarks.read()).toEqual([])
})
