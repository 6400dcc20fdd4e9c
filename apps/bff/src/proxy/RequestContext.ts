import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import type { AgeLevel } from '@inzrt/rules/session'
import type { Brand } from '../config/Brand.ts'
import type { HeaderRow } from '../headers/securityHeaders.ts'
import type { RequestKind } from '../routes/requestKind.ts'
import type { Cancellation } from '../upstream/Cancellation.ts'

/** One request on its way through the bff: what is known of it so far. */
export type RequestContext = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  readonly startedAt: number
  /** The site the Host header names; null: none of ours. */
  readonly brand: Brand | null
  readonly host: string
  /** Scheme and host as the visitor sees them. */
  readonly origin: string
  /** Address of the visitor. */
  readonly client: string
  /** How the visitor's age is known; null where it is not. */
  readonly ageLevel: AgeLevel | null
  /** Wants no tab and no history to name the site. */
  readonly isDiscreet: boolean
  /** Headers every answer to this visitor carries. */
  readonly security: HeaderRow
  /** Up to where the database's log has to be known for what this visitor asks; null: any state will do. */
  readonly position: () => LogPosition | null
  /** Says to those who work upstream that the visitor left. */
  readonly cancellation: Cancellation
  /** Canonical path; the raw one is not used past the first check. */
  path: string
  /** Canonical query without its question mark. */
  query: string
  /** Template of the route, for logs and metrics. */
  route: string
  /** What is asked for, by which objectives tell requests apart. */
  kind: RequestKind
  /** Whole Set-Cookie values of the answer; an answer with any is nobody else's. */
  cookies: readonly string[]
  /** Whether the answer depends on who asks. */
  personal: boolean
  /** How the store took part. */
  cacheStatus: 'hit' | 'miss' | 'stale' | 'none'
}
