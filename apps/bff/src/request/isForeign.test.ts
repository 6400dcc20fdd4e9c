import { expect, test } from 'vitest'
import { isForeign } from './isForeign.ts'

const OURS = 'https://inzrt.test'
const SITES = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'nonsense'] as const
const ORIGINS = [
  undefined,
  OURS,
  'null',
  'https://pinkpack.inzrt.test',
  'https://inzrt.test.evil.example',
  'http://inzrt.test',
] as const
const HEADERS = [undefined, '1', '0'] as const

/** Written out independently of the code: what the first present sign says. */
const expected = (site?: string, origin?: string, header?: string): boolean => {
  if (site) return site !== 'same-origin' && site !== 'none'
  if (origin) return origin !== OURS
  return header !== '1'
}

const cells = SITES.flatMap((site) =>
  ORIGINS.flatMap((origin) => HEADERS.map((header) => ({ site, origin, header }))),
)

test.each(cells)('a write from site $site, origin $origin, header $header', (cell) => {
  const headers = {
    ...(cell.site && { 'sec-fetch-site': cell.site }),
    ...(cell.origin && { origin: cell.origin }),
    ...(cell.header && { 'x-inzrt-csrf': cell.header }),
  }
  expect(isForeign(headers, OURS)).toBe(expected(cell.site, cell.origin, cell.header))
})
