import { SEARCH_KEYS } from '@inzrt/contracts/pages/queryKeys'
import { returnPath } from '@inzrt/rules/session'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from '../request/canonicalPath.ts'
import { canonicalQuery } from '../request/canonicalQuery.ts'
import { HOSTILE_PATHS } from '../testing/hostilePaths.ts'
import { loginPath } from './loginPath.ts'

const OURS = 'http://general.test'

/** Where a visitor ends after the login, who first asked for this path and query. */
const wayBack = (path: string, query: string): URL | null => {
  const canonical = canonicalPath(path)
  if (canonical.kind === 'refused') return null
  const known = canonicalQuery(query, SEARCH_KEYS)
  const login = new URL(loginPath(known ? `${canonical.path}?${known}` : canonical.path), OURS)
  expect([login.origin, login.pathname]).toEqual([OURS, '/login'])

  const target = login.searchParams.get('returnTo') ?? ''
  expect(new URL(returnPath(target, '/refused'), OURS).href).toBe(new URL(target, OURS).href)
  return new URL(target, OURS)
}

const hostile = fc
  .array(fc.constantFrom('/', '\\', '.', '%2f', '%5c', '%0d', '@', ':', '?', '#', 'evil.example'))
  .map((signs) => signs.join(''))

test('R196 R242 the login leads back to this site, by a path the page accepts, for any request', () => {
  for (const path of HOSTILE_PATHS) expect(wayBack(path, '')?.origin ?? OURS).toBe(OURS)
  fc.assert(
    fc.property(hostile, fc.oneof(hostile, fc.string()), (path, term) => {
      const back = wayBack(`/${path}`, `term=${encodeURIComponent(term)}&x=${term}`)
      expect(back?.origin ?? OURS).toBe(OURS)
    }),
    { numRuns: 2000 },
  )
})
