import { GATEWAY_COOKIES } from '@inzrt/contracts/wire/headers'
import {
  FURTHEST,
  furthestOf,
  type LogPosition,
  readLogPosition,
} from '@inzrt/contracts/wire/logPosition'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { seal, unseal } from '@inzrt/settings/seal'
import type { Brand } from '../config/Brand.ts'
import { readCookie } from '../request/readCookie.ts'
import { hostCookie } from '../session/sessionCookies.ts'

/** A replica that is later is asked by nobody. */
const COOKIE_SECONDS = 3_600
/** A segment forgotten counts for all pages: by then replicas have long known it. */
const MOST_SEGMENTS = 1_000

const purposeOf = (brand: Brand | null): string =>
  `${GATEWAY_COOKIES.position} ${brand?.id ?? 'none'}`

/**
 * How far the database's log has to be known for what is asked of the api, where that reads from replicas: who has
 * written something finds it, and a page drawn anew is drawn from what made it untrue.
 */
export class Positions {
  readonly #keys: SealKeys
  /** Without a connection nobody tells what was written. */
  #ofAll: LogPosition | null = FURTHEST
  readonly #ofSegments = new Map<string, LogPosition>()

  constructor(keys: SealKeys) {
    this.#keys = keys
  }

  /** Whether we are told what changes from now on, and up to where it was written before. */
  onConnection(isConnected: boolean, position: LogPosition | null): void {
    this.#ofAll = isConnected ? position : FURTHEST
    this.#ofSegments.clear()
  }

  /** Pages of every segment are untrue since. */
  raiseAll(position: LogPosition): void {
    this.#ofAll = furthestOf(this.#ofAll, position)
  }

  /** Pages below a first segment are untrue since. */
  raise(segment: string, position: LogPosition): void {
    const raised = furthestOf(this.#ofSegments.get(segment) ?? null, position) ?? position
    this.#ofSegments.delete(segment)
    this.#ofSegments.set(segment, raised)
    const [oldest] = this.#ofSegments
    if (!oldest || this.#ofSegments.size <= MOST_SEGMENTS) return
    this.#ofSegments.delete(oldest[0])
    this.raiseAll(oldest[1])
  }

  /** For a page below a first segment; null: any state will do. */
  ofPage(segment: string): LogPosition | null {
    return furthestOf(this.#ofAll, this.#ofSegments.get(segment) ?? null)
  }

  /** For what a visitor asks, whose browser keeps how far they have written themselves. */
  ofVisitor(brand: Brand | null, cookies: string | undefined): LogPosition | null {
    const sealed = readCookie(cookies, GATEWAY_COOKIES.position)
    const own = sealed && unseal(this.#keys, purposeOf(brand), sealed)

    return furthestOf(this.#ofAll, readLogPosition(own))
  }

  /** Has a browser keep how far its visitor has written. */
  cookieOf(brand: Brand | null, position: LogPosition): string {
    const sealed = seal(this.#keys, purposeOf(brand), position)

    return hostCookie(GATEWAY_COOKIES.position, sealed, COOKIE_SECONDS)
  }
}
