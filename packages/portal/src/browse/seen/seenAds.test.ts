import { beforeEach, expect, test, vi } from 'vitest'
import { seenAds } from './seenAds.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})
const ad = (n: number) => ({ href: `/kolo-${n}`, heading: `Kolo ${n}`, facts: '500 Kč' })

beforeEach(() => kept.clear())

test('P012 the latest six ads are remembered, each once, the last one first', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) seenAds.remember(ad(n))

  expect(seenAds.read()).toEqual([3, 7, 6, 5, 4, 2].map(ad))
})

test('P012 emptied, nothing is left', () => {
  seenAds.remember(ad(1))
  seenAds.forget()

  expect(seenAds.read()).toEqual([])
  expect(kept.size).toBe(0)
})

test.each(['{', '{}', '[1, null, {"href": 1}]', 'null'])(
  'P012 what is none of ours, %s, is left out',
  (text) => {
    kept.set('seen-ads', text)

    expect(seenAds.read()).toEqual([])
  },
)
