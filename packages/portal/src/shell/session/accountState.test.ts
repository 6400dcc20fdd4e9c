import { expect, test } from 'vitest'
import { ACCOUNT_TABS, accountHref, parseAccount } from './accountState.ts'

test.each([
  [{}, { tab: 'inzeraty', filter: 'aktivni', isHidden: false, span: 'mesic', page: 1 }],
  [
    { tab: 'nastaveni' },
    { tab: 'nastaveni', filter: 'aktivni', isHidden: false, span: 'mesic', page: 1 },
  ],
  [
    { tab: 'inzeraty', filter: 'konci', page: '3' },
    { tab: 'inzeraty', filter: 'konci', isHidden: false, span: 'mesic', page: 3 },
  ],
  [
    { tab: 'cizi', filter: 'toString', page: '-1' },
    { tab: 'inzeraty', filter: 'aktivni', isHidden: false, span: 'mesic', page: 1 },
  ],
  [
    { tab: ['hledani', 'x'], page: '99' },
    { tab: 'hledani', filter: 'aktivni', isHidden: false, span: 'mesic', page: 10 },
  ],
  [
    { tab: 'zpravy', filter: 'skryte' },
    { tab: 'zpravy', filter: 'aktivni', isHidden: true, span: 'mesic', page: 1 },
  ],
  [
    { page: '2.7' },
    { tab: 'inzeraty', filter: 'aktivni', isHidden: false, span: 'mesic', page: 2 },
  ],
  [{ page: 'x' }, { tab: 'inzeraty', filter: 'aktivni', isHidden: false, span: 'mesic', page: 1 }],
])('R055 the query %j opens %j', (query, state) => {
  expect(parseAccount(query)).toEqual(state)
})

test('V024 the time of statistics is in their address, the usual one goes without saying', () => {
  expect(accountHref({ tab: 'statistiky', span: 'mesic' })).toBe('/muj-ucet?tab=statistiky')
  const href = accountHref({ tab: 'statistiky', span: 'ctvrtleti' })
  expect(href).toBe('/muj-ucet?tab=statistiky&filter=ctvrtleti')
  expect(parseAccount({ tab: 'statistiky', filter: 'ctvrtleti' })).toMatchObject({
    tab: 'statistiky',
    span: 'ctvrtleti',
  })
})

test('R055 every part of the account has an address that leads back to it', () => {
  for (const tab of ACCOUNT_TABS) {
    const href = accountHref({ tab, filter: 'cekajici', page: 2 })
    const { pathname, searchParams } = new URL(href, 'http://x')
    const told = pathname === '/zpravy' ? { tab: 'zpravy' } : {}
    expect(parseAccount({ ...told, ...Object.fromEntries(searchParams) })).toEqual({
      tab,
      filter: 'cekajici',
      isHidden: false,
      span: 'mesic',
      page: 2,
    })
  }
  expect(accountHref({ tab: 'zpravy' })).toBe('/zpravy')
  expect(accountHref({ tab: 'zpravy', isHidden: true, page: 2 })).toBe(
    '/zpravy?filter=skryte&page=2',
  )
})
