import { AGE_PROOF_META } from '@inzrt/contracts/visitor/ageProof'
import { CLOSED_POLICY } from '../headers/securityHeaders.ts'
import { UpstreamFailure } from '../upstream/UpstreamFailure.ts'
import type { UpstreamAnswer } from '../upstream/UpstreamRequest.ts'
import type { PageContent } from './CachedPage.ts'
import { type SiteOrigins, WORKER_POLICY } from './contentSecurityPolicy.ts'
import { finishHtml } from './finishHtml.ts'
import { redirectLocation } from './redirectLocation.ts'

/**
 * no-cache: the browser asks again every time, and a page that has not changed costs 304 and no bytes.
 * no-store: not even „Back“ may show it from memory.
 */
type Caching = 'no-cache' | 'no-store'

/** What a page needs to know besides the shell's answer. */
export type Finishing = Readonly<{
  /** For the policy. */
  origins: SiteOrigins
  caching: Caching
  /** Canonical path and query. */
  target: string
  /** Of ours, that this site's pages alone have. */
  scripts: readonly string[]
  /** Hears of scripts in a page that neither we nor Next wrote. */
  onUnknownScripts: (count: number) => void
}>

const DOCUMENT = /^text\/html\b/
const TEXT =
  /^(text\/(plain|xml|css|calendar)|application\/(xml|rss\+xml|atom\+xml|json|manifest\+json)|image\/svg\+xml)\b/
const SCRIPT = /^(text|application)\/javascript\b/
const BINARY = /^(image\/(png|webp|avif|jpeg|x-icon|vnd\.microsoft\.icon)|font\/woff2)$/
const MOVED = new Set([301, 302, 303, 307, 308])
/** Next says 308 where it means that a page has moved for good; robots and old browsers know 301 best. */
const MOVED_FOR_GOOD = 308
/** Addresses that stand for pages of an ad are specified to answer 308; whatever was renamed, 301. */
const STANDS_FOR_PAGE_OF_AD = /^\/(editovat-inzerat|doplnkove-sluzby)\//
const USABLE = new Set([200, 404, 410])

/** What people write stands in pages escaped, so that only the shell says this. */
const AGE_PROOF_MARK = new RegExp(
  `<meta name="${AGE_PROOF_META.name}" content="${AGE_PROOF_META.content}"`,
)

const unusable = (): never => {
  throw new UpstreamFailure('unusable')
}

const page = (
  { status, body }: UpstreamAnswer,
  { origins, caching, target, scripts, onUnknownScripts }: Finishing,
): PageContent => {
  const finished = finishHtml(body.toString('utf8'), origins, { target, scripts }) ?? unusable()
  if (finished.unknownScripts > 0) onUnknownScripts(finished.unknownScripts)
  return {
    status,
    headers: [
      ...['Content-Type', 'text/html; charset=utf-8'],
      ...['Content-Security-Policy', finished.policy],
      ...['Cache-Control', caching],
    ],
    body: Buffer.from(finished.html),
    compressible: true,
    needsAgeProof: AGE_PROOF_MARK.test(finished.html),
  }
}

const file = ({ status, body }: UpstreamAnswer, type: string): PageContent => ({
  status,
  headers: [
    'Content-Type',
    type,
    'Content-Security-Policy',
    SCRIPT.test(type) ? WORKER_POLICY : CLOSED_POLICY,
    'Cache-Control',
    'no-cache',
  ],
  body,
  compressible: TEXT.test(type) || SCRIPT.test(type),
})

const redirect = (status: number, location: string, target: string): PageContent => ({
  status: status === MOVED_FOR_GOOD && !STANDS_FOR_PAGE_OF_AD.test(target) ? 301 : status,
  headers: [
    'Location',
    location,
    'Content-Security-Policy',
    CLOSED_POLICY,
    'Cache-Control',
    'no-cache',
  ],
  body: Buffer.alloc(0),
  compressible: false,
})

/** A feed or a sitemap that does not exist: the shell says so without a word, and that is no failure. */
const missing = (status: number): PageContent => ({
  status,
  headers: [
    ...['Content-Type', 'text/plain; charset=utf-8'],
    ...['Content-Security-Policy', CLOSED_POLICY, 'Cache-Control', 'no-cache'],
  ],
  body: Buffer.alloc(0),
  compressible: false,
})

/**
 * Turns a shell's answer into what visitors get: only the body, its type and where it moved are taken
 * over. A shell draws without knowing the visitor, so a cookie in its answer is a fault and never shared.
 */
export const toPageContent = (answer: UpstreamAnswer, finishing: Finishing): PageContent => {
  const { status, headers } = answer
  const type = String(headers['content-type'] ?? '')
  if (headers['set-cookie']) return unusable()
  if (MOVED.has(status)) {
    return redirect(
      status,
      redirectLocation(headers.location, finishing.origins.origin) ?? unusable(),
      finishing.target,
    )
  }
  if (!USABLE.has(status)) return unusable()
  if (DOCUMENT.test(type)) return page(answer, finishing)

  if (status !== 200 && type === '') return missing(status)
  return [TEXT, SCRIPT, BINARY].some((known) => known.test(type)) ? file(answer, type) : unusable()
}
