import { expect, test } from 'vitest'
import { passportRows } from './passportRows.ts'

const ad = {
  slug: 'kolo-1a2b',
  dialCode: '204815',
  isGuest: true,
  origin: 'https://inzrt.example',
  printDates: ['24. 11. 2026'],
  state: 'published',
}

test('N016 the passport of an ad has its code, addresses and print days, but no password', () => {
  const rows = passportRows(ad)

  expect(rows.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    ...['Kód z novin', 'Adresa', 'Heslo', 'Upravit a smazat', 'Prodloužit', 'Vyjde v novinách'],
  ])
  expect(rows.find(({ label }) => label === 'Heslo')?.value).toContain('netiskneme')
  expect(rows.flatMap(({ href }) => href ?? [])).toEqual([
    'https://inzrt.example/kolo-1a2b',
    'https://inzrt.example/kolo-1a2b/edit',
    'https://inzrt.example/kolo-1a2b/renew',
  ])
})

test('N016 who has an account needs no password, and without a newspaper nothing is printed', () => {
  const labels = passportRows({ ...ad, isGuest: false, printDates: [] }).map(({ label }) => label)

  expect(labels).not.toContain('Heslo')
  expect([labels[0], labels.at(-1)]).toEqual(['Kód inzerátu', 'Prodloužit'])
})

test('V017 N001 days of the paper are no promise for an ad that waits', () => {
  const labels = passportRows({ ...ad, isGuest: false, state: 'waiting_approval' }).map(
    ({ label }) => label,
  )

  expect(labels).toContain('V\u00a0novinách, bude-li při uzávěrce zveřejněný')
  expect(labels).not.toContain('Vyjde v\u00a0novinách')
})
