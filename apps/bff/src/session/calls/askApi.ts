import { COOKIES, INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { readLogPosition } from '@inzrt/contracts/wire/logPosition'
import { adSlugOf } from '../../grants/adSlugOf.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { answerTimeOf } from '../../limits/answerTimeOf.ts'
import { weightOfCall } from '../../limits/weightOf.ts'
import { dropOutdated } from '../../pages/dropOutdated.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import type { Handling } from '../../routes/CallRoute.ts'
import { UpstreamFailure } from '../../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../../upstream/UpstreamRequest.ts'
import { addCookies } from '../addCookies.ts'
import { flowOf } from '../flow.ts'
import type { CallContext } from './CallContext.ts'

const JSON_ANSWER = /^application\/(problem\+)?json\b/

/** What only calls about somebody carry to the api; with any of it, also the device. */
export type Credentials = Readonly<{
  token?: string
  /** The browser may not have the token yet. */
  isUnconfirmed?: boolean
  flow?: string | undefined
  grant?: string
}>

const isUsable = ({ status, headers, body }: UpstreamAnswer, token: string | undefined): boolean =>
  JSON_ANSWER.test(String(headers['content-type'] ?? '')) &&
  (status < 300 || status >= 400) &&
  !(token && body.includes(token))

const HEARS_PROOFS = new Set<Handling>(['register', 'owner', 'visitor', 'phoneCode', 'view'])

/** Where a right to change the ad, or a phone's code sent to this browser, may count, it goes along. */
const withProofs = (
  { context, call, parts, flow: begun }: Omit<CallContext, 'body'>,
  credentials: Credentials | undefined,
): Credentials | undefined => {
  if (!HEARS_PROOFS.has(call.handling)) return credentials
  const slug = adSlugOf(context.path)
  const grant = slug === null ? undefined : parts.grants.read(context, slug)
  const flow = begun ?? flowOf(context, COOKIES.phoneFlow)
  if (!grant && !flow) return credentials

  return { ...(flow && { flow }), ...credentials, ...(grant && { grant }) }
}

/**
 * Makes one call of the table to the api, forgets the pages it made untrue, and has the browser keep how far it was written. An answer that repeats the
 * token is none anybody may see.
 */
export const askApi = async (
  { context, call, body, parts, flow, waitMs }: CallContext,
  credentials?: Credentials,
): Promise<UpstreamAnswer> => {
  const query = canonicalQuery(context.query, call.query)
  const proofs = withProofs({ context, call, parts, flow }, credentials)
  const answer = await parts.api.ask(
    {
      route: call.path,
      client: context.client,
      weight: weightOfCall(query),
      method: call.method,
      path: query ? `${context.path}?${query}` : context.path,
      headers: callRequestHeaders(context, parts.config.internalKey, body, proofs),
      body,
      headersTimeout: answerTimeOf(call.budget.name),
    },
    context.cancellation,
    { waitMs },
  )
  if (!isUsable(answer, credentials?.token)) throw new UpstreamFailure('unusable')
  dropOutdated(parts, answer)
  const written = readLogPosition(answer.headers[INTERNAL_HEADERS.position])
  if (written) addCookies(context, [parts.positions.cookieOf(context.brand, written)])

  return answer
}
