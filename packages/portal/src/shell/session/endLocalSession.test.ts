import { afterEach, expect, test, vi } from 'vitest'
import { resetSessionState } from './endLocalSession.ts'
import { MEMORY } from './memoryKeys.ts'

const notes = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, text: string) => notes.set(key, text),
  removeItem: (key: string) => notes.delete(key),
})
vi.stubGlobal('sessionStorage', { removeItem: () => undefined })
vi.stubGlobal('document', {
  documentElement: {
    toggleAttribute: () => false,
    style: { setProperty: () => undefined, removeProperty: () => '' },
  },
})
afterEach(() => notes.clear())

test('P061 P044 however a session ends, what its account marked is forgotten', () => {
  notes.set(MEMORY.ads, '{}')
  resetSessionState()

  expect([...notes.keys()]).toEqual([])
})
