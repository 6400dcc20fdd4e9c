import { expect, test } from 'vitest'
import { emptyList, finishFetch, flagReload, startFetch } from '../listing.ts'

test('R171 a list nobody asked for is empty, not loaded and without parameters', () => {
  expect(emptyList).toEqual({
    items: [],
    loaded: false,
    needReload: false,
    params: null,
    pagination: null,
  })
})

test('R171 R219 a fetch clears the list and remembers its parameters', () => {
  expect(startFetch({ slug: 'kola' })).toEqual({ ...emptyList, params: { slug: 'kola' } })
})

test('R171 R219 its answer is stored with its pagination and makes the list loaded', () => {
  const pagination = { total: 57, totalPages: 3 }

  expect(finishFetch(startFetch<string, string>('kola'), ['a'], pagination)).toEqual({
    items: ['a'],
    loaded: true,
    needReload: false,
    params: 'kola',
    pagination,
  })
})

test('R171 a list without pages has no pagination', () => {
  expect(finishFetch(startFetch<string, string>('kola'), ['a']).pagination).toBeNull()
})

test('R218 a flagged list keeps its items until it is fetched again, which takes the flag away', () => {
  const flagged = flagReload(finishFetch(startFetch<number, null>(null), [1]))

  expect(flagged).toMatchObject({ items: [1], loaded: true, needReload: true })
  expect(finishFetch(flagged, [2]).needReload).toBe(false)
  expect(startFetch(null).needReload).toBe(false)
})
