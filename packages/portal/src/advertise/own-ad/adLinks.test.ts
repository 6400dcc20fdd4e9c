import { expect, test } from 'vitest'
import { adLinks, type LinkedAd } from './adLinks.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ad = { slug: 'kolo-1a2b', state: 'published', validUntil: '2026-12-24T22:59:59Z' } as const

const labels = (more: Partial<LinkedAd> = {}) =>
  adLinks({ ...ad, ...more }, now).map(({ label }) => label)

test('R245 a published ad is prolonged in its last seven days, not earlier', () => {
  expect(labels()).toEqual(['Upravit', 'Zvýraznit'])
  expect(labels({ validUntil: '2026-11-28T10:00:00Z' })).toContain('Prodloužit')
  expect(labels({ validUntil: '2026-11-28T10:00:01Z' })).not.toContain('Prodloužit')
})

test('R047 R046 an ad is prolonged and promoted at addresses of its own', () => {
  const hrefs = adLinks({ ...ad, validUntil: '2026-11-28T10:00:00Z' }, now).map(({ href }) => href)

  expect(hrefs).toEqual(['/kolo-1a2b/edit', '/kolo-1a2b/promo', '/kolo-1a2b/renew'])
})

test('R245 an ended ad is prolonged for thirty days after its end', () => {
  expect(labels({ state: 'expired', validUntil: '2026-11-05T22:59:59Z' })).toEqual([
    'Upravit',
    'Prodloužit',
  ])
  expect(labels({ state: 'expired', validUntil: '2026-10-20T22:59:59Z' })).toEqual(['Upravit'])
})

test('R245 an ad that was refused, blocked, closed or deleted leads nowhere', () => {
  for (const state of ['blocked', 'closed', 'deleted'] as const)
    expect(labels({ state })).toEqual([])
})
