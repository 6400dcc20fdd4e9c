import { adSlugOf } from '../../grants/adSlugOf.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import type { Handling } from '../../routes/CallRoute.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import type { CallErrand } from './CallErrand.ts'

const JSON_ANSWER = /^application\/(problem\+)?json\b/

/** What only calls about somebody carry to the api; with any of it, also the device. */
export type Credentials = Readonly<{ token?: string; flow?: string; grant?: string }>

const isUsable = ({ status, headers, body }: UpstreamAnswer, token: string | undefined): boolean =>
  JSON_ANSWER.test(String(headers['content-type'] ?? '')) &&
  (status < 300 || status >= 400) &&
  !(token && body.includes(token))

const HEARS_GRANT = new Set<Handling>(['owner', 'visitor'])

/** Where a right to change the ad may count, it goes along. */
const withGrant = (
  { visit, call, context }: Omit<CallErrand, 'body'>,
  credentials: Credentials | undefined,
): Credentials | undefined => {
  const slug = HEARS_GRANT.has(call.handling) ? adSlugOf(visit.path) : null
  const grant = slug === null ? undefined : context.grants.read(visit, slug)

  return grant ? { ...credentials, grant } : credentials
}

/** Makes one call of the table to the api. An answer that repeats the token is none anybody may see. */
export const askApi = async (
  { visit, call, body, context, waitMs }: CallErrand,
  credentials?: Credentials,
  cancellation = visit.cancellation,
): Promise<UpstreamAnswer> => {
  const query = canonicalQuery(visit.query, call.query)
  const proofs = withGrant({ visit, call, context }, credentials)
  const answer = await context.api.ask(
    {
      method: call.method,
      path: query ? `${visit.path}?${query}` : visit.path,
      headers: callRequestHeaders(visit, context.config.internalKey, body, proofs),
      body,
    },
    cancellation,
    { waitMs },
  )
  if (!isUsable(answer, credentials?.token)) throw new UpstreamFailure('unusable')
  return answer
}
