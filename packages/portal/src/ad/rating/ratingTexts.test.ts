import { expect, test } from 'vitest'
import { summaryOf, toShownRating } from './ratingTexts.ts'

test('P035 a rating says from which side it is and whose answer stands under it', () => {
  const rating = { id: 7, stars: 4, text: null, answer: 'Díky.', ratedAt: '2026-03-05T12:00:00Z' }

  expect(toShownRating(rating, 'seller')).toMatchObject({
    starsText: '4\u00a0z\u00a05',
    answerLabel: 'Odpověď prodávajícího',
    facts: ['od kupujícího', '5.\u00a03.\u00a02026'],
  })
  expect(toShownRating(rating, 'buyer')).toMatchObject({
    answerLabel: 'Odpověď kupujícího',
    facts: ['od prodávajícího', expect.any(String)],
  })
})

test('P035 the average of all ratings is told with their number', () => {
  expect(summaryOf({ average: 4.6, count: 12 })).toEqual({
    stars: 4.6,
    text: '4,6\u00a0z\u00a05 (12\u00a0hodnocení)',
  })
})
