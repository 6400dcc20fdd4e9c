import type { Brand } from '../config/Brand.ts'
import type { Config } from '../config/Config.ts'

/** Header names and values in one flat row, as Node's writeHead takes them. */
export type HeaderRow = readonly string[]

/** Policy of everything that is no page: nothing may run, load or be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const ALWAYS: HeaderRow = [
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'DENY',
  'Referrer-Policy',
  'same-origin',
  'Permissions-Policy',
  'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Origin-Agent-Cluster',
  '?1',
  'X-Permitted-Cross-Domain-Policies',
  'none',
]

const HSTS: HeaderRow = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']

/** "Restricted to adults", as filters for parents read it. */
const ADULT_LABEL: HeaderRow = ['Rating', 'RTA-5042-1996-1400-1577-RTA']

/** Headers that stand on every answer, errors included, besides the content policy. */
export const securityHeaders = (scheme: Config['scheme'], brand: Brand | null): HeaderRow => [
  ...ALWAYS,
  ...(scheme === 'https' ? HSTS : []),
  ...(brand && brand.minimumAge !== null ? ADULT_LABEL : []),
]
