import { afterEach, expect, test, vi } from 'vitest'
import { OWN_FAVOURITES } from '../memory/ownFavourites.ts'
import { resetSessionState } from './endLocalSession.ts'

const notes = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, text: string) => notes.set(key, text),
  removeItem: (key: string) => notes.delete(key),
})
vi.stubGlobal('document', {
  documentElement: {
    toggleAttribute: () => false,
    style: { setProperty: () => undefined, removeProperty: () => '' },
  },
})
afterEach(() => notes.clear())

test('P061 P044 however a session ends, what its account marked is forgotten', () => {
  notes.set(OWN_FAVOURITES, '{}')
  resetSessionState()

  expect([...notes.keys()]).toEqual([])
})
