import { expect, test } from 'vitest'
import type { ApiError } from './ApiError.ts'
import { endsSession } from './endsSession.ts'

const problem = (status: number, message = ''): ApiError => ({
  kind: 'problem',
  status,
  problem: { message, code: 'unknown' },
  retryAfter: null,
})

test.each<[string, ApiError, boolean]>([
  ['R293', problem(500), true],
  ['R294', problem(401, 'Token has expired'), true],
  ['R295', problem(401, 'Token Signature could not be verified.'), true],
  ['R294', problem(401, 'Token has expired.'), false],
  ['R294', problem(403, 'Token has expired'), false],
  ['R293', problem(502), false],
  ['R293', problem(503), false],
  ['R293', { kind: 'network', aborted: false }, false],
  ['R293', { kind: 'timeout' }, false],
])('%s %j logs out: %s', (_, error, ends) => {
  expect(endsSession(error)).toBe(ends)
})
