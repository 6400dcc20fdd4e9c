import { expect, test } from 'vitest'
import { countOf, WORD_FORMS } from '../text.ts'

test.each([
  [0, '0\u00a0dní'],
  [1, '1\u00a0den'],
  [2, '2\u00a0dny'],
  [5, '5\u00a0dní'],
  [21, '21\u00a0dní'],
  [1.5, '1,5\u00a0dne'],
])('R320 %d days are counted as „%s“, kept on one line', (count, text) => {
  expect(countOf(count, WORD_FORMS.day)).toBe(text)
})

test('R320 a large count is grouped and takes the plural genitive', () => {
  expect(countOf(24_996, WORD_FORMS.advert)).toBe('24\u00a0996\u00a0inzerátů')
})

test('R320 each counted word has the form for one, few, a fraction and many', () => {
  for (const forms of Object.values(WORD_FORMS)) {
    expect([1, 3, 0.5, 9].map((count) => countOf(count, forms).split('\u00a0')[1])).toEqual([
      forms.one,
      forms.few,
      forms.many,
      forms.other,
    ])
  }
})
