import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
  INTERNAL_HEADERS,
  WORK_HEADER,
} from '@inzrt/contracts/wire/headers'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { isMultipart } from '../request/isMultipart.ts'
import { ageHeader } from './ageHeader.ts'
import { positionHeader } from './positionHeader.ts'

/** Of the visitor’s own headers those that go on, and how they look. */
const LET_THROUGH = {
  [IDEMPOTENCY_HEADER]: IDEMPOTENCY_KEY,
  [WORK_HEADER]: /^[A-Za-z0-9_.-]{1,200}$/,
}

/** Longer ones tell no more about a device. */
const LONGEST_DEVICE = 300

type Proofs = Readonly<{
  token?: string
  isUnconfirmed?: boolean
  flow?: string | undefined
  grant?: string
}>

/** Of a session, or of a person who begins one: the token, the flow of a reset, the device for the list of logins. */
const personalHeaders = (
  { headers }: RequestContext['request'],
  { token, isUnconfirmed, flow, grant }: Proofs,
): Record<string, string> => ({
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(isUnconfirmed ? { [INTERNAL_HEADERS.unconfirmed]: '1' } : {}),
  ...(grant ? { [INTERNAL_HEADERS.grant]: grant } : {}),
  ...(flow ? { [INTERNAL_HEADERS.flow]: flow } : {}),
  [INTERNAL_HEADERS.device]: (headers['user-agent'] ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, LONGEST_DEVICE),
})

/** Where a photo's form is divided; the guard let only this shape through. */
const photoType = ({ headers }: RequestContext['request']): string | null =>
  isMultipart(headers['content-type'] ?? '') ? (headers['content-type'] ?? null) : null

/**
 * Headers of a call: ours, and of the visitor's only what is listed here and looks as it should.
 * Everything else (cookies, Authorization, X-Forwarded-*, twins with underscores) stays outside.
 */
export const callRequestHeaders = (
  context: RequestContext,
  internalKey: string,
  body: Buffer | undefined,
  credentials?: Proofs,
): Record<string, string> => {
  const { brand, client, id, request } = context
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    [INTERNAL_HEADERS.key]: internalKey,
    [INTERNAL_HEADERS.brand]: brand?.id ?? 'general',
    [INTERNAL_HEADERS.client]: client,
    [INTERNAL_HEADERS.requestId]: id,
    ...ageHeader(context),
    ...positionHeader(context.position()),
  }
  for (const [name, looks] of Object.entries(LET_THROUGH)) {
    const value = request.headers[name]
    if (typeof value === 'string' && looks.test(value)) headers[name] = value
  }
  if (credentials) Object.assign(headers, personalHeaders(request, credentials))
  if (body) headers['content-type'] = photoType(request) ?? 'application/json'
  return headers
}
