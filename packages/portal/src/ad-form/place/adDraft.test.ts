import { EMPTY_AD } from '@inzrt/ui/ad-form/AdFormValues.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { adDraft } from './adDraft.ts'

const KEY = 'inzrt-rozepsany-inzerat'
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('P019 a draft keeps what was typed, but no secret and no agreement', () => {
  const values = {
    ...EMPTY_AD,
    ...{ heading: 'Prodám kolo', password: 'tajné heslo', verificationCode: '123456', rules: true },
  }
  adDraft.write({ values, locality: null, photos: [] })

  expect(adDraft.read()?.values).toEqual({ ...EMPTY_AD, heading: 'Prodám kolo' })
  expect([...kept.values()].join()).not.toMatch(/tajné|123456/)
})

test('P019 a draft of an older form is completed, a broken one forgotten', () => {
  kept.set(KEY, '{"values":{"heading":"Prodám kolo"}}')
  expect(adDraft.read()).toEqual({
    values: { ...EMPTY_AD, heading: 'Prodám kolo' },
    locality: null,
    photos: [],
  })
  kept.set(KEY, '{')
  expect(adDraft.read()).toBeNull()
})
