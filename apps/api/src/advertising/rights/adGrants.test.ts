import { expect, test } from 'vitest'
import { createAdGrants, GRANT_SECONDS } from './adGrants.ts'

const START = Date.parse('2026-05-04T08:00:00.400Z')
const after = (seconds: number): Date => new Date(START + seconds * 1_000)
const grants = createAdGrants(Buffer.alloc(32, 1))
const grant = grants.issue(7, after(0))
const [, endsAt, signature] = grant.split('.')

test('R304 a grant opens its ad for ten minutes', () => {
  expect(GRANT_SECONDS).toBe(600)
  expect(grants.opens(grant, 7, after(0))).toBe(true)
  expect(grants.opens(grant, 7, after(599))).toBe(true)
  expect(grants.opens(grant, 7, after(600))).toBe(false)
})

test('R304 a grant is over at the second it names', () => {
  const end = Number(endsAt) * 1_000

  expect(grants.opens(grant, 7, new Date(end - 1))).toBe(true)
  expect(grants.opens(grant, 7, new Date(end))).toBe(false)
})

test('R246 a grant opens no other ad, and none of another key', () => {
  const others = createAdGrants(Buffer.alloc(32, 2))

  expect(grants.opens(grant, 8, after(0))).toBe(false)
  expect(grants.opens(`8.${endsAt}.${signature}`, 8, after(0))).toBe(false)
  expect(others.opens(grant, 7, after(0))).toBe(false)
})

test('R246 a grant that was made to last longer opens nothing', () => {
  expect(grants.opens(`7.${Number(endsAt) + 1}.${signature}`, 7, after(0))).toBe(false)
})

test.each([null, '', '7', '7.', `7.${endsAt}`, `7.${endsAt}.`, `7..${signature}`, `.${endsAt}`])(
  'R246 %j is no grant',
  (text) => {
    expect(grants.opens(text, 7, after(0))).toBe(false)
  },
)

test('R246 an ad without a number is opened by no empty grant', () => {
  expect(grants.opens('', 0, after(0))).toBe(false)
})
