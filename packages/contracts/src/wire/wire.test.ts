import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { UserAnswerSchema } from '../account/user.ts'
import { searchLocalitiesCall } from '../browse/locality.ts'
import { SearchAnswerSchema, SearchQuerySchema } from '../browse/search.ts'
import { resolveSlugCall, SlugAnswerSchema, SlugNotFoundSchema } from '../browse/slug.ts'
import {
  exampleAdList,
  exampleDetail,
  exampleLocality,
  exampleSection,
} from '../examples.testdata.ts'

const counts = {
  types: { offer: 4, inquiry: 1, exchange: 0 },
  withImage: 3,
  hiddenUnpriced: 0,
}

test('R166 R259 a place has an id and five names, two of which may be missing', () => {
  const answer = { data: [exampleLocality] }

  expect(z.parse(searchLocalitiesCall.responses[200], answer)).toEqual(answer)
  expect(
    z.safeParse(searchLocalitiesCall.responses[200], {
      data: [{ ...exampleLocality, psc: '802 00' }],
    }).success,
  ).toBe(false)
})

test('R259 a place is searched by at least two characters', () => {
  const { query } = searchLocalitiesCall

  expect(z.safeParse(query, { term: 'b' }).success).toBe(false)
  expect(z.safeParse(query, { term: 'br' }).success).toBe(true)
})

test('R167 R253 a user is told under data', () => {
  const user = { nickname: 'jana_k', firstName: 'Jana', lastName: null, email: 'jana@example.cz' }

  expect(z.safeParse(UserAnswerSchema, { data: { ...user, scope: 'user' } }).success).toBe(true)
  expect(z.safeParse(UserAnswerSchema, { data: { ...user, scope: 'root' } }).success).toBe(false)
  expect(z.safeParse(UserAnswerSchema, { ...user, scope: 'user' }).success).toBe(false)
})

test('R193 R260 a slug leads to a section, an ad or nothing', () => {
  const section = { data: exampleSection, meta: { slugType: 'section', counts } }
  const ad = { data: exampleDetail, meta: { slugType: 'inzrt', redirectTo: 'new-slug' } }
  const nothing = {
    message: 'Nebyl nalezen žádný inzerát, ani rubrika',
    code: 'not_found',
    meta: { slugType: 'not_found' },
  }

  expect(z.parse(SlugAnswerSchema, section)).toEqual(section)
  expect(z.parse(SlugAnswerSchema, ad)).toEqual(ad)
  expect(z.parse(SlugNotFoundSchema, nothing)).toEqual(nothing)
  expect(resolveSlugCall.responses[404]).toBe(SlugNotFoundSchema)
  expect(z.safeParse(SlugAnswerSchema, { ...ad, meta: { slugType: 'section' } }).success).toBe(
    false,
  )
})

test('R258 a search finds ads and sections and explains itself', () => {
  const { children, advertisements, banners, ...full } = exampleSection
  const { name, slug, parentSlug, icon, theme, adsCount } = full
  const answer = {
    data: {
      advertisements: exampleAdList,
      sections: { data: [{ name, slug, parentSlug, icon, theme, adsCount }] },
    },
    meta: {
      corrected: null,
      suggestion: null,
      leftOut: [],
      withAllWords: null,
      isOnlyMentioned: false,
      withConditions: null,
      leftOutConditions: [],
      isTotalExact: true,
      understood: null,
      completions: [],
      counts,
    },
  }

  expect(z.parse(SearchAnswerSchema, answer)).toEqual(answer)
})

test('R258 a search query is read strictly, with its defaults', () => {
  const query = { q: 'dětské kolo', 'types[]': 'offer', includeSp: '0', psc: '60200' }

  expect(z.parse(SearchQuerySchema, query)).toEqual({
    q: 'dětské kolo',
    'types[]': ['offer'],
    includeSp: false,
    psc: '60200',
    sort: 'default',
    page: 1,
    perPage: 24,
  })
})

test.each([
  { page: '0' },
  { page: '-1' },
  { page: '101' },
  { page: '1000000000' },
  { perPage: '241' },
  { sort: 'random' },
  { psc: '602 00' },
  { psc: '80200' },
  { priceFrom: '1.5' },
  { withImage: 'maybe' },
  { 'types[]': 'gift' },
  { after: '../x' },
])('R258 a search with %j is refused', (change) => {
  expect(z.safeParse(SearchQuerySchema, { q: 'kolo', ...change }).success).toBe(false)
})
