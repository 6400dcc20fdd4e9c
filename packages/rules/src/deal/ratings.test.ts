import { expect, test } from 'vitest'
import { averageStars, RATING_DAYS, ratingEnd, ratingSummary, starsText } from '../deal.ts'
import { fieldErrors, RatingAnswerFormSchema, RatingFormSchema } from '../forms.ts'

test('P035 the two rate each other for fourteen days', () => {
  expect(ratingEnd(new Date('2026-03-05T12:00:00Z'))).toEqual(new Date('2026-03-19T12:00:00Z'))
  expect(RATING_DAYS).toBe(14)
})

test('P035 an average is told in tenths of a star, with the number of ratings', () => {
  expect([4.649, 4.65, 5, 1].map(averageStars)).toEqual([4.6, 4.7, 5, 1])
  expect(starsText(4)).toBe('4\u00a0z\u00a05')
  expect(ratingSummary({ average: 4.6, count: 1 })).toBe('4,6\u00a0z\u00a05 (1\u00a0hodnocení)')
})

test('P035 a rating needs its stars; words may be missing', () => {
  expect(fieldErrors(RatingFormSchema, { stars: '5', text: '' })).toEqual({})
  expect(fieldErrors(RatingFormSchema, { stars: '', text: 'x'.repeat(501) })).toEqual({
    stars: 'Vyberte prosím počet hvězdiček.',
    text: 'Pole „hodnocení“ může mít nejvýše 500\u00a0znaků.',
  })
})

test.each(['volejte 777 123 456', 'jana@example.cz', 'víc na www.obchod.cz'])(
  'P035 nobody is reached through a rating or an answer to it: %s',
  (text) => {
    const told = { text: expect.stringContaining('ani odkaz sem prosím nepište') }

    expect(fieldErrors(RatingFormSchema, { stars: '5', text })).toEqual(told)
    expect(fieldErrors(RatingAnswerFormSchema, { text })).toEqual(told)
  },
)
