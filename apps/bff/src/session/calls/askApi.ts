import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import type { CallErrand } from './CallErrand.ts'

const JSON_ANSWER = /^application\/(problem\+)?json\b/

/** What only calls about somebody carry to the api; with any of it, also the device. */
export type Credentials = Readonly<{ token?: string; flow?: string }>

const isUsable = ({ status, headers, body }: UpstreamAnswer, token: string | undefined): boolean =>
  JSON_ANSWER.test(String(headers['content-type'] ?? '')) &&
  (status < 300 || status >= 400) &&
  !(token && body.includes(token))

/** Makes one call of the table to the api. An answer that repeats the token is none anybody may see. */
export const askApi = async (
  { visit, call, body, context }: CallErrand,
  credentials?: Credentials,
  cancellation = visit.cancellation,
): Promise<UpstreamAnswer> => {
  const query = canonicalQuery(visit.query, call.query)
  const answer = await context.api.ask(
    {
      method: call.method,
      path: query ? `${visit.path}?${query}` : visit.path,
      headers: callRequestHeaders(visit, context.config.internalKey, body, credentials),
      body,
    },
    cancellation,
  )
  if (!isUsable(answer, credentials?.token)) throw new UpstreamFailure('unusable')
  return answer
}
