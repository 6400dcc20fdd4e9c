import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../stores/sessionStore.ts'
import { noteUnseenEnd } from './noteUnseenEnd.ts'

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})

const open = (notes: Record<string, string>, cookie = '', search = '') => {
  const kept = new Map(Object.entries(notes))
  vi.stubGlobal('sessionStorage', storage(kept))
  vi.stubGlobal('localStorage', storage(kept))
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('location', { pathname: '/login', search })
  noteUnseenEnd()

  return Object.fromEntries(kept)
}

beforeEach(() => {
  sessionStore.endedAt = null
})
afterEach(() => vi.unstubAllGlobals())

test('V013 a session that ended between two pages is told on the next, which leads back', () => {
  const kept = open({ 'user-name': 'jana_k' }, '', '?returnTo=%2Fmuj-ucet%3Ftab%3Doblibene')

  expect(sessionStore.endedAt).toBe('/muj-ucet?tab=oblibene')
  expect(kept).toEqual({ 'session-ended-at': '/muj-ucet?tab=oblibene' })
})

test('V013 an end that was told before leads back to where it came', () => {
  open({ 'user-name': 'jana_k', 'session-ended-at': '/kola' })

  expect(sessionStore.endedAt).toBe('/kola')
})

test.each([
  ['a guest', {}, ''],
  ['somebody logged in', { 'user-name': 'jana_k' }, 'signed-in=1'],
])('V013 %s is told of no end', (_who, notes, cookie) => {
  expect(open(notes, cookie)).toEqual(notes)
  expect(sessionStore.endedAt).toBeNull()
})

test('P061 P044 a session that ended with its windows closed leaves nothing to the next visitor', () => {
  expect(open({ 'own-favourites-1': '{}' })).toEqual({})
  expect(open({ 'own-favourites-1': '{}' }, 'signed-in=1')).toEqual({ 'own-favourites-1': '{}' })
})
