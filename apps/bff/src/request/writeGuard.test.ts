import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { writeGuard } from './writeGuard.ts'

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

const cells = SITES.flatMap((site) => ORIGINS.map((origin) => ({ site, origin })))

const isGood = (site?: string, origin?: string): boolean =>
  (site === undefined || site === 'same-origin' || site === 'none') &&
  (origin === undefined || origin === OURS)

const guard = (headers: Record<string, string | undefined>, writer: 'call' | 'form') => {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  return writeGuard({ headers: Object.fromEntries(given) } as IncomingMessage, OURS, writer)
}

test.each(cells)('a form from site $site, origin $origin needs a browser that names it', (cell) => {
  const isOurs = isGood(cell.site, cell.origin) && (cell.site ?? cell.origin) !== undefined
  const headers = { 'sec-fetch-site': cell.site, origin: cell.origin }
  for (const csrf of [undefined, '1']) {
    expect(guard({ ...headers, 'x-inzrt-csrf': csrf }, 'form')).toBe(isOurs ? null : 403)
  }
})

test.each(cells)('a call from site $site, origin $origin needs our header besides', (cell) => {
  const headers = { 'sec-fetch-site': cell.site, origin: cell.origin }
  const ours = isGood(cell.site, cell.origin) ? null : 403
  expect(guard({ ...headers, 'x-inzrt-csrf': '1' }, 'call')).toBe(ours)
  for (const csrf of [undefined, '0', '', '1, 1']) {
    expect(guard({ ...headers, 'x-inzrt-csrf': csrf }, 'call')).toBe(403)
  }
})
