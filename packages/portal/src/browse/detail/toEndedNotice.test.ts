import { anAdDetail } from '@inzrt/fixtures/builders/anAdDetail'
import { expect, test } from 'vitest'
import { toEndedNotice } from './toEndedNotice.ts'

const over = { status: 'not_published', slug: 'kolo-1a2b' } as const

test('P055 a published ad has no end', () => {
  expect(toEndedNotice(anAdDetail())).toBeNull()
})

test('P055 an ad whose validity ended says when, and leads its owner to a renewal', () => {
  const ending = toEndedNotice(anAdDetail({ ...over, validUntil: '2026-05-03T21:59:59Z' }))

  expect(ending).toEqual({
    label: 'Platnost skončila',
    title: 'Platnost inzerátu skončila 3.\u00a05.\u00a02026',
    renewHref: '/kolo-1a2b/renew',
  })
})

test.each([
  ['sold', 'offer', 'Prodáno'],
  ['reserved', 'offer', 'Rezervováno'],
] as const)('P023 one that is %s says so and offers no renewal', (closedReason, type, label) => {
  expect(toEndedNotice(anAdDetail({ ...over, type, closedReason }))).toEqual({
    label,
    title: label,
  })
})
