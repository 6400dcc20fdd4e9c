import { expect, test } from 'vitest'
import type { RowItem } from '../../ad/toRowItems.ts'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import type { ListParams } from './ListParams.ts'
import { fetchList, listStore, showPage } from './listStore.ts'

const params = (page: number): ListParams => ({
  source: { kind: 'section', slug: 'kola' },
  state: { ...INITIAL_LISTING, page },
})

const banner = (key: string): RowItem => ({
  type: 'banner',
  key,
  row: { href: 'https://example.cz', image: '/b.webp', alt: '', advertiser: 'Servis' },
})

test('R171 R219 a fetch remembers what was asked and stores the answer', async () => {
  const asked = params(2)
  const { promise, resolve } = Promise.withResolvers<RowItem[]>()
  const fetching = fetchList(asked, () => promise)
  expect(listStore).toMatchObject({ asked, rows: [], page: null })

  resolve([banner('a')])
  await fetching
  expect(listStore).toMatchObject({ asked, page: 2 })
  expect(listStore.rows.map(({ key }) => key)).toEqual(['a'])
})

test('R213 an answer that comes after a newer question is dropped', async () => {
  const late = Promise.withResolvers<RowItem[]>()
  const first = fetchList(params(2), () => late.promise)
  await fetchList(params(3), async () => [banner('newer')])
  late.resolve([banner('older')])
  await first

  expect(listStore.rows.map(({ key }) => key)).toEqual(['newer'])
})

test('R132 back closes the last page of a list, forward reopens it without another request', async () => {
  await fetchList(params(3), async () => [banner('a')])
  expect(showPage(2)).toBe(true)
  expect(listStore.page).toBe(2)
  expect(showPage(3)).toBe(true)
  expect(showPage(4)).toBe(false)
  expect(listStore.page).toBe(3)
})
