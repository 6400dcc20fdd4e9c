import { anAdListItem } from '@inzrt/fixtures/builders/anAdListItem'
import { afterEach, expect, test, vi } from 'vitest'
import { MEMORY } from '../../shell/session/memoryKeys.ts'
import { offlineFavourites } from './offlineFavourites.ts'

const ad = anAdListItem()
const own = anAdListItem({ slug: 'kolo-1a2b' })
const NOW = new Date('2026-03-05T12:00:00.000Z')
const notes = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, text: string) => notes.set(key, text),
  removeItem: (key: string) => notes.delete(key),
})
afterEach(() => notes.clear())

test('P061 marked ads are read back as they were, with the moment they were read', () => {
  offlineFavourites.write('browser', [ad], NOW)

  expect(offlineFavourites.read()).toEqual({
    readAt: NOW.toISOString(),
    ads: [ad],
  })
})

test('P061 N024 with the last mark nothing is kept', () => {
  offlineFavourites.write('browser', [ad], NOW)
  offlineFavourites.write('browser', [], NOW)

  expect([...notes.keys()]).toEqual([])
})

test('P061 favourites of the account come before those of the browser, which stay after', () => {
  offlineFavourites.write('browser', [ad], NOW)
  offlineFavourites.write('account', [own], NOW)
  expect(offlineFavourites.read()?.ads).toEqual([own])

  notes.delete(MEMORY.ads)
  expect(offlineFavourites.read()?.ads).toEqual([ad])
})

test('P061 the first page of favourites replaces no longer list, all of them do', () => {
  offlineFavourites.write('account', [own, ad], NOW)
  offlineFavourites.write('account', [own], NOW, 3)
  expect(offlineFavourites.read()?.ads).toEqual([own, ad])

  offlineFavourites.write('account', [own], NOW, 1)
  expect(offlineFavourites.read()?.ads).toEqual([own])
})

test.each(['není JSON', '7', '{"readAt":"včera"}', '{"ads":7}'])(
  'P061 kept favourites in another shape are none: %s',
  (text) => {
    notes.set('guest-favourites-1', text)

    expect(offlineFavourites.read()).toBeNull()
  },
)
