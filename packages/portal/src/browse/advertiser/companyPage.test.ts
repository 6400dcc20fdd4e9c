import { describe, expect, test } from 'vitest'
import { advertiserHref, advertiserQuery } from './advertiserQuery.ts'
import { aCompany, aProfile } from './aProfile.testdata.ts'
import { hasSearch, toAdvertiserSearch } from './toAdvertiserSearch.ts'
import { toCompanyAbout } from './toCompanyAbout.ts'
import { toOrganization } from './toOrganization.ts'

const ASKED = { page: 1, term: '', section: '' }
const NOTHING = { term: '', section: '' }

describe('what an address asks of a profile', () => {
  test.each([
    [{ page: '3', order: 'price_asc' }, { page: 3 }],
    [{ page: ['2', '5'] }, { page: 2 }],
    [{ page: '0' }, {}],
    [{ page: '99999' }, { page: 41 }],
    [{}, {}],
    [
      { term: ' kolo ', section: 'kola' },
      { term: 'kolo', section: 'kola' },
    ],
    [{ term: 'x'.repeat(3_000) }, { term: 'x'.repeat(2_000) }],
    [{ section: '../sprava' }, {}],
    [{ section: ['kola', 'auta'] }, { section: 'kola' }],
  ])('V023 R050 %.60j', (params, asked) => {
    expect(advertiserQuery(params)).toEqual({ ...ASKED, ...asked })
  })
})

test('V023 one search in a profile has one address', () => {
  const addressOf = (sought: object) => advertiserHref('/uzivatel/kola', { ...NOTHING, ...sought })

  expect(addressOf({})).toBe('/uzivatel/kola')
  expect(addressOf({ section: 'dily', term: 'a&b č' })).toBe(
    '/uzivatel/kola?term=a%26b%20%C4%8D&section=dily',
  )
})

test('V023 a company of a few ads is read at a glance, a person is never searched unasked', () => {
  expect(hasSearch(aCompany({ adsCount: 5 }), NOTHING)).toBe(false)
  expect(hasSearch(aCompany({ adsCount: 6 }), NOTHING)).toBe(true)
  expect(hasSearch(aProfile({ adsCount: 900 }), NOTHING)).toBe(false)
  expect(hasSearch(aProfile(), { ...NOTHING, term: 'kolo' })).toBe(true)
})

test('V023 sections are offered with their counts, unless there is one', () => {
  const kola = { slug: 'kola', name: 'Kola', adsCount: 7 }
  const dily = { slug: 'dily', name: 'Díly', adsCount: 2 }
  const offered = (sections: (typeof kola)[], sought = NOTHING) =>
    toAdvertiserSearch({ sections }, sought, '/uzivatel/kola')

  expect(offered([kola])).toMatchObject({ sections: [], section: '' })
  expect(offered([kola, dily], { term: '', section: 'dily' })).toMatchObject({
    sections: [
      { value: 'kola', label: 'Kola (7)' },
      { value: 'dily', label: 'Díly (2)' },
    ],
    section: 'dily',
  })
  expect(offered([kola], { term: 'x', section: 'dily' })).toMatchObject({ section: '' })
})

const OPEN = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '24:00' },
]
const HOURS = {
  monday: OPEN,
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
}

test('V023 days open alike are said in one row, and nothing where nothing was said', () => {
  const closed = { monday: [], tuesday: OPEN, wednesday: OPEN }
  const said = toCompanyAbout(aCompany({ hours: { ...HOURS, ...closed } }))

  expect(toCompanyAbout(aCompany())).toBeNull()
  expect(said?.hours).toEqual([
    { days: 'pondělí', text: null },
    { days: 'úterý a středa', text: '8:00–12:00, 13:00–24:00' },
    { days: 'čtvrtek–neděle', text: null },
  ])
})

test('V023 P059 search engines learn of companies alone, as a place only with hours', () => {
  const origin = 'https://inzrt.example'
  const told = toOrganization(aCompany({ hours: HOURS, web: 'https://kola.cz/' }), origin)

  expect(toOrganization(aProfile(), origin)).toBeNull()
  expect(toOrganization(aCompany(), origin)).toMatchObject({
    '@type': 'Organization',
    name: 'Kola s. r. o.',
    url: 'https://inzrt.example/uzivatel/kolarna',
    identifier: { value: '27082440' },
  })
  expect(told).toMatchObject({
    '@type': 'LocalBusiness',
    sameAs: 'https://kola.cz/',
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '12:00' },
      { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '23:59' },
    ],
  })
})
