import { BACKGROUND_HEADER, INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type {
  endInsideSessionCall,
  readInsideSessionCall,
} from '@inzrt/contracts/wire/insideSession'
import { Cancellation } from '../upstream/Cancellation.ts'
import type { Upstream } from '../upstream/Upstream.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'

/** Asks the api about the session of a token, or ends it there. Rejects when the api cannot say. */
export const askAboutSession = async (
  api: Upstream,
  { method, path, responses }: typeof readInsideSessionCall | typeof endInsideSessionCall,
  {
    token,
    internalKey,
    isByItself = false,
  }: Readonly<{ token: string; internalKey: string; isByItself?: boolean }>,
): Promise<{ counts: boolean }> => {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    [INTERNAL_HEADERS.key]: internalKey,
    ...(isByItself && { [BACKGROUND_HEADER]: '1' }),
  }
  const request = { route: path, method, path, headers }
  const { status, body } = await api.ask(request, new Cancellation())
  if (status !== 200) throw new UpstreamFailure('unavailable')
  const { success, data } = responses[200].safeParse(JSON.parse(body.toString('utf8')))
  if (!success) throw new UpstreamFailure('unusable')

  return data
}
