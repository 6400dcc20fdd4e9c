import type { Rating, Ratings } from '@inzrt/contracts/conversation/rating'
import { expect, test } from 'vitest'
import { ratingsState } from './ratingsState.ts'

const rating: Rating = {
  id: 1,
  stars: 5,
  text: null,
  ratedAt: '2026-03-05T12:00:00Z',
  answer: null,
}
const none: Ratings = {
  own: null,
  theirs: null,
  isShown: false,
  isOwnRemoved: false,
  can: [],
  endsAt: '2026-03-19T12:00:00Z',
}

test.each<[string, Partial<Ratings>, RegExp]>([
  ['who may rate', { can: ['rate'] }, /^Obchod můžete ohodnotit do 19\.\s3\.\s2026\s13:00\./],
  ['who has, alone', { own: rating }, /^Děkujeme\. .*nejpozději 19\.\s3\.\s2026/],
  ['who has, both', { own: rating, theirs: rating, isShown: true }, /^Obchod jste ohodnotili oba/],
  ['who came too late', { theirs: rating, isShown: true }, /^Hodnotit už nejde/],
  ['who dealt with oneself', {}, /stejný člověk/],
  ['whose rating was taken away', { own: rating, isOwnRemoved: true }, /jsme skryli/],
])('P035 %s is told how far it is', (_, ratings, text) => {
  expect(ratingsState({ ...none, ...ratings })).toMatch(text)
})
