import { expect, test } from 'vitest'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { toSearchNotice } from './toSearchNotice.ts'

const MEANT = {
  corrected: null,
  suggestion: null,
  leftOut: [],
  withAllWords: null,
  isOnlyMentioned: false,
  withConditions: null,
  leftOutConditions: [],
  understood: null,
}

test('V003 each word with a minus is taken off by itself, and the filters stay', () => {
  const state = { ...INITIAL_LISTING, district: 'Jihlava' }

  expect(toSearchNotice(MEANT, 'kolo -dětské -staré', state).excluded).toEqual([
    { word: 'dětské', href: '/search?term=kolo%20-star%C3%A9&district=Jihlava' },
    { word: 'staré', href: '/search?term=kolo%20-d%C4%9Btsk%C3%A9&district=Jihlava' },
  ])
})

test('V003 what is left out of a place and a price is told', () => {
  const understood = { q: 'pračka', district: 'Jihlava', priceTo: 300_000 }
  const meant = { ...MEANT, understood, withConditions: 0, leftOutConditions: ['place' as const] }

  expect(toSearchNotice(meant, 'pračka Jihlava do 3000').conditions).toMatchObject({
    count: 0,
    hasPlace: true,
    hasPrice: true,
    leftOut: ['place'],
  })
})
