import { isProfileName, RESERVED_PROFILES } from '@inzrt/rules/names'
import { expect, test } from 'vitest'
import { ALL_PAGES, isFixed, PAGES } from './pages.ts'

const PROFILES = '/uzivatel/'

/** A browser checks nicknames too, and would load the whole table for five words: so they stand in domain. */
test('R050 pages that stand among the profiles are names of nobody', () => {
  const among = ALL_PAGES.filter((page) => page.path.startsWith(PROFILES) && isFixed(page)).map(
    ({ path }) => path.slice(PROFILES.length),
  )

  expect(among.filter(isProfileName)).toEqual([])
  expect(new Set(among)).toEqual(RESERVED_PROFILES)
})

test('no address is said twice', () => {
  expect(new Set(ALL_PAGES.map(({ path }) => path)).size).toBe(ALL_PAGES.length)
})

test('P059 the sitemap names no page hidden from search engines or from some visitors', () => {
  for (const page of ALL_PAGES.filter(({ isInSitemap }) => isInSitemap)) {
    expect(page).toMatchObject({ kind: 'page', access: 'everyone', search: 'kept' })
    expect(isFixed(page)).toBe(true)
  }
})

test('the gate is seen before it was passed', () => {
  expect([PAGES.gate.isOpen, PAGES.proofGate.isOpen]).toEqual([true, true])
})
