import { beforeEach, expect, test, vi } from 'vitest'
import { authStore } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { toastStore } from '../stores/toastStore.ts'
import { followTab } from './followTab.ts'

const notes = new Map<string, string>()
const storage = {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, text: string) => notes.set(key, text),
  removeItem: (key: string) => notes.delete(key),
}
const assign = vi.fn()
const DELETED = 'Účet jste zrušili v\u00a0jiném okně.'

/** A page of somebody logged in, with something unsent in it. */
const openAt = (pathname: string) =>
  vi.stubGlobal('location', { pathname, search: '', href: pathname, assign })

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: '', documentElement: { toggleAttribute: vi.fn() } })
  notes.clear()
  assign.mockClear()
  toastStore.toasts = []
  Object.assign(sessionStore, { isSignedIn: true, person: 'jana_k', unsentForms: 1, held: null })
  Object.assign(authStore, { window: null, why: null })
})

test('V013 a logout in another window leaves what is unsent and asks for the login', () => {
  openAt('/vlozit-inzerat')
  followTab({ kind: 'left' })

  expect(sessionStore.held).toMatchObject({ person: 'jana_k' })
  expect(authStore.window).toBe('login')
})

test('P044 an account deleted in another window is announced, and no login is asked for', () => {
  openAt('/vlozit-inzerat')
  const { account } = sessionStore
  followTab({ kind: 'left' })
  followTab({ kind: 'deleted' })

  expect(sessionStore).toMatchObject({ isSignedIn: false, held: null, endedAt: null })
  expect(sessionStore.account).toBe(account + 1)
  expect(authStore.window).toBeNull()
  expect(toastStore.toasts).toMatchObject([{ text: DELETED }])
  expect(assign).not.toHaveBeenCalled()
})

test('P044 a page of a deleted account leads home, which says why', () => {
  openAt('/muj-ucet/nastaveni')
  followTab({ kind: 'deleted' })

  expect(assign).toHaveBeenCalledWith('/')
  expect([...notes.values()]).toEqual([DELETED])
})
