import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { INSIDE_SESSION_PATH, InsideSessionSchema } from '@inzrt/contracts/wire/insideSession'
import { Cancellation } from '../upstream/Cancellation.ts'
import type { Upstream } from '../upstream/Upstream.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'

/** Asks the api about the session of a token, or ends it there. Rejects when the api cannot say. */
export const askAboutSession = async (
  api: Upstream,
  method: 'GET' | 'DELETE',
  { token, internalKey }: Readonly<{ token: string; internalKey: string }>,
): Promise<{ counts: boolean }> => {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    [INTERNAL_HEADERS.key]: internalKey,
  }
  const request = { route: INSIDE_SESSION_PATH, method, path: INSIDE_SESSION_PATH, headers }
  const { status, body } = await api.ask(request, new Cancellation())
  if (status !== 200) throw new UpstreamFailure('unavailable')
  const { success, data } = InsideSessionSchema.safeParse(JSON.parse(body.toString('utf8')))
  if (!success) throw new UpstreamFailure('unusable')

  return data
}
