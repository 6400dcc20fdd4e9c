import { expect, test } from 'vitest'
import { readWatchedSearch } from './readWatchedSearch.ts'

test('V008 a search is watched by its words and filters', () => {
  expect(readWatchedSearch({ term: 'kolo', priceTo: '3000' }, [])).toEqual({
    name: 'kolo, do 3\u00a0000\u00a0Kč',
    query: 'term=kolo&priceTo=3000',
    href: '/search?term=kolo&priceTo=3000',
  })
})

test.each(['', ' ', 'a', 'a b', '!!', '🚲🚲', '\u0000\u0000'])(
  'V008 „%s“ cannot be watched: its fault belongs to no field of the form',
  (term) => {
    expect(readWatchedSearch({ term }, [])).toBeNull()
  },
)
