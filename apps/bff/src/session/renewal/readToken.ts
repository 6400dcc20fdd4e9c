import { TokenSchema } from '@inzrt/contracts/account/auth'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import type { FreshToken } from './FreshToken.ts'

/** What travels in an Authorization header without breaking it. */
const BEARER = /^[A-Za-z0-9._~+/=-]+$/

const parse = (body: Buffer): Record<string, unknown> => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new UpstreamFailure('unusable', { cause })
  }
}

/** A token of the api's answer, and the rest of the answer, which may be shown. */
export const readToken = (
  { body }: UpstreamAnswer,
  now: number,
): { fresh: FreshToken; rest: Record<string, unknown> } => {
  const { access_token: token, ...rest } = parse(body)
  const { success, data } = TokenSchema.safeParse({ ...rest, access_token: token })
  if (!success || !BEARER.test(data.access_token)) throw new UpstreamFailure('unusable')

  return {
    fresh: { token: data.access_token, tokenEndsAt: now + data.expires_in * 1000 },
    rest,
  }
}
