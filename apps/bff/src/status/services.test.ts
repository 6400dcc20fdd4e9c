import { ALL_PAGES } from '@inzrt/contracts/pages'
import { expect, test } from 'vitest'
import { CALL_ROUTES } from '../routes/callRoutes.ts'
import { matchRoute } from '../routes/matchRoute.ts'
import { SERVICES } from './services.ts'

const ANSWERED = [
  ...CALL_ROUTES.map(({ path }) => ({ kind: 'call', route: path }) as const),
  ...ALL_PAGES.map(({ path }) => ({ kind: 'page', route: path }) as const),
  { kind: 'file', route: matchRoute('/api/image/demo/kolo.webp')?.template ?? '' } as const,
]

test.each(SERVICES)('S010 the service „$name“ consists of answers there are', ({ covers }) => {
  expect(ANSWERED.filter(covers).length).toBeGreaterThan(0)
})
