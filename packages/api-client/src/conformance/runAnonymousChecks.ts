import type { Audience } from '@inzrt/contracts/wire/call'
import type { Ask } from './Finding.ts'
import { SERVED_CALLS, type ServedCall } from './servedCalls.ts'

/** Values of placeholders that name nothing. */
const NOTHING: Readonly<Record<string, string>> = {
  slug: 'neni-0zzzzzz',
  nickname: 'nikdo',
  imageId: '2147483647',
  publicNo: '99999999',
  sessionId: 'none',
  dialCode: '000000',
  provider: 'none',
  adId: '2147483647',
  wordId: '2147483647',
  userId: '2147483647',
  sectionId: '2147483647',
  appealId: '2147483647',
  complaintId: '2147483647',
}

/** What somebody without a session or key must be told. */
const EXPECTED: Partial<Record<Audience, number>> = {
  user: 401,
  clerk: 401,
  moderator: 401,
  admin: 401,
  internal: 401,
}

/** Every call, made by somebody who has nothing and asks for nothing that exists. Changes nothing. */
export const runAnonymousChecks = async (ask: Ask): Promise<void> => {
  for (const name of Object.keys(SERVED_CALLS) as ServedCall[]) {
    const { audience, method } = SERVED_CALLS[name]
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    await ask(name, { params: NOTHING, body, expected: EXPECTED[audience] })
  }
}
