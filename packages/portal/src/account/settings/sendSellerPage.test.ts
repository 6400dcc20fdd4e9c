import { NO_HOURS } from '@inzrt/domain/hours'
import { afterEach, expect, test, vi } from 'vitest'
import { browserApi } from '../../shell/api/browserApi.ts'
import { sendSellerPage } from './sendSellerPage.ts'

const WRITTEN = { about: 'Opravujeme kola.', web: '', hours: NO_HOURS }
const page = (savedAt: string) => ({ ok: true, data: { ...WRITTEN, logo: null, savedAt } })
const refused = (status: number, code: string) => ({
  ok: false,
  error: { kind: 'problem', status, retryAfter: null, problem: { message: 'Ne.', code } },
})
const [MORNING, NOON, EVENING] = [
  '2026-11-01T08:00:00.000Z',
  '2026-11-01T12:00:00.000Z',
  '2026-11-01T18:00:00.000Z',
]

afterEach(() => {
  vi.restoreAllMocks()
})

/** Has calls answered so, in turn. */
const answerWith = (...answers: object[]) => {
  const call = vi.spyOn(browserApi, 'call')
  for (const answer of answers) call.mockResolvedValueOnce(answer as never)

  return call
}

test('V023 a page changed in another window is announced, and overwritten on the next press', async () => {
  const known = { current: MORNING as string | null }
  const call = answerWith(refused(409, 'version'), page(NOON), page(EVENING))

  expect(await sendSellerPage(WRITTEN, known)).toEqual({ isChanged: true })
  expect(await sendSellerPage(WRITTEN, known)).toEqual({ saved: page(EVENING).data })
  expect(known.current).toBe(EVENING)
  const sent = [0, 2].map((at) => call.mock.calls[at]?.[1])
  expect(sent).toMatchObject([{ body: { savedAt: MORNING } }, { body: { savedAt: NOON } }])
})

test('V023 a page that cannot be read again is not saved over', async () => {
  const known = { current: MORNING as string | null }
  answerWith(refused(409, 'version'), { ok: false, error: { kind: 'timeout' } })
  await sendSellerPage(WRITTEN, known)

  expect(known.current).toBe(MORNING)
})

test('V023 another refusal says its own words', async () => {
  const call = answerWith(refused(409, 'conflict'))
  const answer = await sendSellerPage(WRITTEN, { current: null })

  expect(answer).toMatchObject({ refusal: { text: 'Stránku firmy se nepodařilo uložit.' } })
  expect(call).toHaveBeenCalledTimes(1)
})
