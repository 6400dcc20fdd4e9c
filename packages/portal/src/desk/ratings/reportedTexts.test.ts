import { expect, test } from 'vitest'
import { ratingFacts, reportedState } from './reportedTexts.ts'

const rating = {
  id: 7,
  stars: 1,
  text: 'Zloděj!',
  answer: null,
  ratedAt: '2026-03-05T12:00:00Z',
  ratedAs: 'seller' as const,
  nickname: 'jana_k',
  reports: { total: 2, firstAt: '2026-03-06T12:00:00Z', explanations: ['Lež.', 'Urážka.'] },
}

test('P035 the desk reads whom a reported rating is about, how many report it and why', () => {
  expect(reportedState(rating).text).toMatch(/^čeká\sod\s6\.\s3\.\s2026/)
  expect(ratingFacts(rating).map(({ label, value }) => [label, value])).toEqual([
    ['Hvězdičky', '1\u00a0z\u00a05'],
    ['Hodnocený', 'Prodávající, jana_k'],
    ['Napsáno', '5.\u00a03.\u00a02026'],
    ['2\u00a0hlášení', '„Lež.“ „Urážka.“'],
  ])
  expect(ratingFacts({ ...rating, nickname: null })[1]?.value).toBe('Prodávající, bez profilu')
})
