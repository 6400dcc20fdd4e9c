import type { ApiError } from '@inzrt/api-client/ApiError'
import { expect, test, vi } from 'vitest'
import { useSend } from './useSend.ts'

const problem = (status: number, errors?: Record<string, string[]>): ApiError => ({
  kind: 'problem',
  status,
  retryAfter: null,
  problem: { message: 'Inzerát už rozhodl někdo jiný.', code: 'state', errors },
})

const sendOf = async (error: ApiError) => {
  const reload = vi.fn(async () => undefined)
  const errors = await useSend(reload)(async () => ({ ok: false, error }), 'Hotovo.')

  return { errors, isReloaded: reload.mock.calls.length > 0 }
}

test.each<[name: string, error: ApiError]>([
  ['no answer', { kind: 'network', aborted: false }],
  ['a late answer', { kind: 'timeout' }],
  ['an ended session', problem(401)],
  ['a broken service', problem(503)],
])('V022 what was written at the desk outlives %s', async (_name, error) => {
  expect(await sendOf(error)).toEqual({ errors: {}, isReloaded: false })
})

test('V022 what somebody else decided first is read anew', async () => {
  expect(await sendOf(problem(409))).toEqual({ errors: {}, isReloaded: true })
})

test('V022 wrong fields at the desk are told under them', async () => {
  const { errors } = await sendOf(problem(422, { facts: ['Krátké.'] }))

  expect(errors).toEqual({ facts: 'Krátké.' })
})
