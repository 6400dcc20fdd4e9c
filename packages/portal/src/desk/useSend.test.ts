import type { ApiError } from '@inzrt/api-client/ApiError'
import { expect, test, vi } from 'vitest'
import { toastStore } from '../shell/stores/toastStore.ts'
import { useAct } from './useAct.ts'
import { useSend } from './useSend.ts'

const problem = (status: number, errors?: Record<string, string[]>): ApiError => ({
  kind: 'problem',
  status,
  retryAfter: null,
  problem: { message: 'O inzerátu už je rozhodnuto.', code: 'state', errors },
})

const sendOf = async (error: ApiError) => {
  const reload = vi.fn(async () => undefined)
  const refusal = await useSend(reload)(async () => ({ ok: false, error }), 'Hotovo.')

  return { ...refusal, isReloaded: reload.mock.calls.length > 0 }
}

test.each<[name: string, error: ApiError]>([
  ['no answer', { kind: 'network', aborted: false }],
  ['a late answer', { kind: 'timeout' }],
  ['an ended session', problem(401)],
  ['a broken service', problem(503)],
])('V022 what was written at the desk outlives %s', async (_name, error) => {
  expect(await sendOf(error)).toEqual({
    fields: {},
    isReloaded: false,
    text: expect.stringMatching(/\S/),
  })
})

test('V022 what somebody else decided first is read again', async () => {
  expect(await sendOf(problem(409))).toEqual({
    fields: {},
    isReloaded: true,
    text: 'O inzerátu už je rozhodnuto.',
  })
})

test('V022 wrong fields at the desk are told under them', async () => {
  const { fields } = await sendOf(problem(422, { facts: ['Krátké.'] }))

  expect(fields).toEqual({ facts: 'Krátké.' })
})

test.each([
  ['one field', problem(422, { isPaid: ['Faktura už je vyrovnaná.'] }), 'Faktura už je vyrovnaná.'],
  ['none', problem(409), 'O inzerátu už je rozhodnuto.'],
])('V022 a button of the desk says what is wrong with %s', async (_name, error, text) => {
  await useAct(async () => undefined)(async () => ({ ok: false, error }), 'Hotovo.')

  expect(toastStore.toasts.at(-1)).toMatchObject({ kind: 'bad', text })
})
