import { subscribeKey } from 'valtio/utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveSearch, searchStore, typeSearch } from './searchStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  leaveSearch()
  vi.useRealTimers()
})

test('R071 results open with the first character and close with the last', () => {
  typeSearch('k')
  expect(searchStore.isOpen).toBe(true)
  typeSearch('  ')
  expect(searchStore.isOpen).toBe(false)
})

test('R212 R309 five letters typed fast are asked for once, 300 ms after the last', async () => {
  const asked: string[] = []
  const stop = subscribeKey(searchStore, 'asked', (words) => asked.push(words), true)
  for (const term of ['k', 'ko', 'kol', 'kolo', 'kolob']) {
    typeSearch(term)
    vi.advanceTimersByTime(299)
  }
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['kolob'])
  stop()
})

test('R229 one letter is never asked for, and takes back what was about to be', () => {
  typeSearch('ko')
  typeSearch('k')
  vi.advanceTimersByTime(1000)
  expect(searchStore.asked).toBe('')
})

test('R215 leaving the search clears words, order, types, side and place', () => {
  typeSearch('kolo')
  searchStore.order = 'price_asc'
  searchStore.types = ['offer']
  searchStore.place = 'Brno'
  searchStore.includeSister = true
  leaveSearch()
  vi.advanceTimersByTime(1000)

  expect(searchStore).toEqual({
    field: '',
    term: '',
    asked: '',
    isOpen: false,
    order: 'default',
    types: [],
    place: null,
    includeSister: false,
  })
})
