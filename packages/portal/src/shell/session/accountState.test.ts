import { expect, test } from 'vitest'
import { ACCOUNT_TABS, accountHref, parseAccount } from './accountState.ts'

test.each([
  [{}, { tab: 'inzeraty', filter: 'aktivni', page: 1 }],
  [{ tab: 'nastaveni' }, { tab: 'nastaveni', filter: 'aktivni', page: 1 }],
  [
    { tab: 'inzeraty', filter: 'konci', page: '3' },
    { tab: 'inzeraty', filter: 'konci', page: 3 },
  ],
  [
    { tab: 'cizi', filter: 'toString', page: '-1' },
    { tab: 'inzeraty', filter: 'aktivni', page: 1 },
  ],
  [
    { tab: ['hledani', 'x'], page: '99' },
    { tab: 'hledani', filter: 'aktivni', page: 10 },
  ],
  [{ page: '2.7' }, { tab: 'inzeraty', filter: 'aktivni', page: 2 }],
  [{ page: 'x' }, { tab: 'inzeraty', filter: 'aktivni', page: 1 }],
])('R055 the query %j opens %j', (query, state) => {
  expect(parseAccount(query)).toEqual(state)
})

test('R055 every part of the account has an address that leads back to it', () => {
  for (const tab of ACCOUNT_TABS) {
    const href = accountHref({ tab, filter: 'cekajici', page: 2 })
    const { pathname, searchParams } = new URL(href, 'http://x')
    const told = pathname === '/zpravy' ? { tab: 'zpravy' } : {}
    expect(parseAccount({ ...told, ...Object.fromEntries(searchParams) })).toEqual({
      tab,
      filter: 'cekajici',
      page: 2,
    })
  }
  expect(accountHref({ tab: 'zpravy' })).toBe('/zpravy')
})
