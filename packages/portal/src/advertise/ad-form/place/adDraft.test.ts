import { EMPTY_AD } from '@inzrt/rules/forms'
import { beforeEach, expect, test, vi } from 'vitest'
import { adDraft } from './adDraft.ts'

const KEY = 'inzrt-rozepsany-inzerat'
const kept = new Map<string, string>()
const ofWindow = new Map<string, string>()

const storage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
})

const DRAFT = { values: EMPTY_AD, locality: null, photos: [], begunBy: null }
const withHeading = (heading: string) => ({ ...DRAFT, values: { ...EMPTY_AD, heading } })

beforeEach(() => {
  kept.clear()
  ofWindow.clear()
  vi.stubGlobal('localStorage', storage(kept))
  vi.stubGlobal('sessionStorage', storage(ofWindow))
})

test('P019 a draft keeps what was typed, but no secret and no agreement', () => {
  const values = {
    ...EMPTY_AD,
    heading: 'Prodám kolo',
    password: 'tajné heslo',
    verificationCode: '123456',
    rules: true,
  }
  adDraft.write({ ...DRAFT, values })

  expect(adDraft.read()?.values).toEqual({ ...EMPTY_AD, heading: 'Prodám kolo' })
  expect([...kept.values()].join()).not.toMatch(/tajné|123456/)
})

test('P019 a draft of an older form is completed, a broken one forgotten', () => {
  kept.set(KEY, '{"values":{"heading":"Prodám kolo"}}')
  expect(adDraft.read()).toEqual({
    values: { ...EMPTY_AD, heading: 'Prodám kolo' },
    locality: null,
    photos: [],
    begunBy: null,
  })
  kept.set(KEY, '{')
  expect(adDraft.read()).toBeNull()
})

test('V013 a draft knows its account; after its logout it lives in the window alone', () => {
  adDraft.write({ ...withHeading('Prodám loď'), begunBy: 'jana_k' }, 'window')
  expect([kept.size, adDraft.read()?.begunBy]).toEqual([0, 'jana_k'])

  kept.set(KEY, JSON.stringify(withHeading('Prodám kolo')))
  expect(adDraft.read()?.values.heading).toBe('Prodám loď')
  adDraft.write(withHeading('Prodám letadlo'))
  expect([kept.size, adDraft.read()?.values.heading]).toEqual([1, 'Prodám letadlo'])

  adDraft.write(withHeading('Prodám loď'), 'window')
  adDraft.forget()
  expect([kept.size, ofWindow.size]).toEqual([0, 0])
})

test('V013 ads begun in two windows are kept: each finds its own, a new window the last', () => {
  const second = new Map<string, string>()
  adDraft.write(withHeading('Prodám kolo'))
  vi.stubGlobal('sessionStorage', storage(second))
  adDraft.write(withHeading('Prodám loď'))
  expect(adDraft.read()?.values.heading).toBe('Prodám loď')

  vi.stubGlobal('sessionStorage', storage(ofWindow))
  expect(adDraft.read()?.values.heading).toBe('Prodám kolo')
  vi.stubGlobal('sessionStorage', storage(new Map()))
  expect(adDraft.read()?.values.heading).toBe('Prodám loď')
})

test('V013 an ad sent in one window leaves what another window has begun on the device', () => {
  adDraft.write(withHeading('Prodám kolo'))
  // Another window wrote.
  kept.set(KEY, JSON.stringify(withHeading('Prodám loď')))
  adDraft.forget()

  expect([ofWindow.size, adDraft.read()?.values.heading]).toEqual([0, 'Prodám loď'])
  // Nobody wrote here: what is thrown away is what the device was found to hold.
  adDraft.forget()
  expect(kept.size).toBe(0)
})
