import type { AdvertiserProfile } from '@inzrt/contracts/browse/advertiser'
import { expect, test } from 'vitest'
import { pageOf } from './pageOf.ts'
import { toAdvertiserHead } from './toAdvertiserHead.ts'

const pagination = { total: 2, count: 0, per_page: 24, current_page: 1, total_pages: 1, links: {} }
const jana: AdvertiserProfile = {
  ...{ nickname: 'jana_k', kind: 'private', memberSince: '2024-03-01', adsCount: 2 },
  advertisements: { data: [], meta: { pagination } },
  ratings: [],
}

test('R050 a profile says private or trader, since which month, and how many ads', () => {
  expect(toAdvertiserHead(jana, 'Inzrtu')).toMatchObject({
    name: 'jana_k',
    facts: ['soukromá osoba', 'na Inzrtu od března 2024', '2\u00a0inzeráty'],
    company: [],
  })
})

test('P035 a profile says how its advertiser is rated, where somebody was', () => {
  const rated = { ...jana, rating: { average: 4.6, count: 12 } }

  expect(toAdvertiserHead(rated, 'Inzrtu').facts.at(-1)).toBe('hodnocení 4,6\u00a0z\u00a05')
})

test('R050 P034 a company is named with its number and seat', () => {
  const firm = { companyName: 'Kola s. r. o.', companyId: '27082440', companyAddress: 'Cejl 12' }

  expect(toAdvertiserHead({ ...jana, ...firm, kind: 'business' }, 'Inzrtu')).toMatchObject({
    facts: ['podnikatel', expect.any(String), expect.any(String)],
    company: ['Kola s. r. o.', 'IČO\u00a027082440', 'Cejl 12'],
  })
})

test.each([
  [{ page: '3', order: 'price_asc' }, 3],
  [{ page: ['2', '5'] }, 2],
  [{ page: '0' }, 1],
  [{ page: '99999' }, 41],
  [{}, 1],
])('R050 of the address %j a profile takes the page alone', (params, page) => {
  expect(pageOf(params)).toBe(page)
})
