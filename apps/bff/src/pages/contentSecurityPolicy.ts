import { createHash } from 'node:crypto'

/** Where a page comes from, and where its payers are sent by a form. */
export type SiteOrigins = Readonly<{ origin: string; gateway: string }>

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Policy of a page: scripts of our own build and the given inline ones by their hash, nothing inline
 * otherwise, nothing foreign, Trusted Types through our own default policy. Forms go to us and to the card
 * gateway alone.
 */
export const contentSecurityPolicy = (
  { origin, gateway }: SiteOrigins,
  scripts: readonly string[],
): string =>
  [
    "default-src 'none'",
    `script-src ${[`${origin}/_next/static/`, ...new Set(scripts.map(hash))].join(' ')}`,
    `worker-src ${origin}/sw.js`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${gateway}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** Policy of the worker that keeps the offline page: it asks this site and nobody else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Policy of a page that only has one style sheet in place and no script at all. */
export const stylePolicy = (css: string): string =>
  `default-src 'none'; style-src ${hash(css)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Policy while developing: hot reload evaluates code and talks over a socket. */
export const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'"
