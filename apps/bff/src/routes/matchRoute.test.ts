import { expect, test } from 'vitest'
import { matchRoute } from './matchRoute.ts'

const FILE = '2026/48-0123456789ab.pdf'
const SEAL = 'sealed-abcdefghijklmnopqrst_-'

test.each([
  ['R067 a paper that is out', `/api/noviny/${FILE}`, 'image'],
  ['R067 a paper its publisher reads before', `/api/noviny/${SEAL}/editions/${FILE}`, 'image'],
  ['a paper under no seal', `/api/noviny/editions/${FILE}`, undefined],
  ['a file above the papers', `/api/noviny/${SEAL}/../${FILE}`, undefined],
  ['R050 what is known of a nickname', '/api/front/advertisers/jana.k', 'calls'],
  ['R050 a nickname of dots', '/api/front/advertisers/...', undefined],
  ['R050 the profile of a nickname', '/uzivatel/jana.k', 'page'],
  ['R050 a profile of dots', '/uzivatel/...', undefined],
])('%s has a route, or none', (_what, path, kind) => {
  expect(matchRoute(path)?.kind).toBe(kind)
})
