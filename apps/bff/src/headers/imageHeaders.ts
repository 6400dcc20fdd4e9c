import type { IncomingHttpHeaders } from 'node:http'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { ageHeader } from './ageHeader.ts'
import { CLOSED_POLICY, type HeaderRow } from './securityHeaders.ts'

const PAPER_TYPE = 'application/pdf'
const IMAGE_TYPE = /^(image\/(avif|webp|jpeg|png|svg\+xml)|application\/pdf)$/
/** A browser shows a PDF by a program of its own, which a sandbox would shut out. */
const PAPER_POLICY = "frame-ancestors 'none'"
const ETAG = /^(W\/)?"[\x21\x23-\x7e]{1,100}"$/
const LENGTH = /^\d{1,9}$/
const TAG = /^[\w/.-]{1,500}$/
/** Caches that many share ask again by then, also where nobody tells them what to forget. */
const SHARED_SECONDS = 3_600

/** Which picture formats the browser knows is all that varies a picture. */
const formats = (accept: string | undefined): string =>
  ['image/avif', 'image/webp'].filter((type) => accept?.includes(type)).join(',') || 'image/jpeg'

/** Headers of a request for a picture. */
export const imageRequestHeaders = (
  context: RequestContext,
  internalKey: string,
): Record<string, string> => {
  const { brand, client, id, request } = context
  const etag = request.headers['if-none-match']
  return {
    accept: formats(request.headers.accept),
    [INTERNAL_HEADERS.key]: internalKey,
    [INTERNAL_HEADERS.brand]: brand?.id ?? 'general',
    [INTERNAL_HEADERS.client]: client,
    [INTERNAL_HEADERS.requestId]: id,
    ...ageHeader(context),
    ...(etag && ETAG.test(etag) ? { 'if-none-match': etag } : {}),
  }
}

const kept = (name: string, value: unknown, pattern: RegExp): HeaderRow =>
  typeof value === 'string' && pattern.test(value) ? [name, value] : []

/**
 * Headers a picture reaches the visitor with; null when it is none. Pictures of the adult site must not
 * lie in a cache that others share: there they would need no gate.
 */
export const imageAnswerHeaders = (
  headers: IncomingHttpHeaders,
  shared: boolean,
): HeaderRow | null => {
  const type = kept('Content-Type', headers['content-type'], IMAGE_TYPE)
  if (type.length === 0) return null
  return [
    ...type,
    ...kept('Content-Length', headers['content-length'], LENGTH),
    ...unchangedHeaders(headers, shared),
  ]
}

/** Headers of a picture the browser already has. */
export const unchangedHeaders = (headers: IncomingHttpHeaders, shared: boolean): HeaderRow => [
  ...kept('ETag', headers.etag, ETAG),
  ...[
    'Cache-Control',
    `${shared ? `public, s-maxage=${SHARED_SECONDS}` : 'private'}, max-age=31536000, immutable`,
  ],
  ...(shared ? kept('Cache-Tag', headers['cache-tag'], TAG) : []),
  ...['Vary', 'Accept', 'Content-Disposition', 'inline'],
  ...[
    'Content-Security-Policy',
    headers['content-type'] === PAPER_TYPE ? PAPER_POLICY : CLOSED_POLICY,
  ],
]
