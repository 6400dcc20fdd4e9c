import { expect, test } from 'vitest'
import { matchRoute } from './matchRoute.ts'

const FILE = '2026/48-0123456789ab.pdf'
const SEAL = 'sealed-abcdefghijklmnopqrst_-'

test.each([
  ['R067 a paper that is out', `/api/noviny/${FILE}`, 'image'],
  ['R067 a paper its publisher reads before', `/api/noviny/${SEAL}/editions/${FILE}`, 'image'],
  ['a paper under no seal', `/api/noviny/editions/${FILE}`, undefined],
  ['a file above the papers', `/api/noviny/${SEAL}/../${FILE}`, undefined],
])('%s has a route, or none', (_what, path, kind) => {
  expect(matchRoute(path)?.kind).toBe(kind)
})
