import { createHash } from 'node:crypto'
import type { HeaderRow } from '../headers/securityHeaders.ts'
import { compact } from './compact.ts'
import { compress } from './compress.ts'
import type { Encoding, Packing } from './negotiateEncoding.ts'
import { unpack } from './unpack.ts'

export type PageContent = Readonly<{
  status: number
  /** Content type, policy, caching: all that stays the same with every answer. */
  headers: HeaderRow
  body: Buffer
  /** Whether compressing helps: not with pictures and fonts. */
  compressible: boolean
  /** For visitors whose age was proved, not only declared. */
  needsAgeProof?: boolean
  /** Brings a copy that was compressed beforehand; null when there is none. */
  packed?: (encoding: Packing) => Promise<Buffer | null>
}>

type Variant = Readonly<{ body: Buffer; headers: HeaderRow }>

const SMALLEST_WORTH_COMPRESSING = 400
/** Headers and the object itself, roughly. */
const ROUND_ABOUT = 1024
/** Brotli's, 0 to 11: visitors wait for it. */
const QUALITY = 5

/**
 * One finished answer: policy and every encoding of it stay together and are replaced together. Nearly
 * every visitor takes brotli, so once there is that copy, the long text itself is no longer kept.
 */
export class CachedPage {
  readonly status: number
  readonly needsAgeProof: boolean
  readonly etag: string
  readonly headers: HeaderRow
  readonly keptAt: number
  /** Until then nobody tries to renew it: the last try failed. */
  restUntil = 0
  readonly #packed: PageContent['packed']
  readonly #isWorthPacking: boolean
  readonly #variants = new Map<Encoding, Variant>()
  readonly #pending = new Map<Encoding, Promise<Variant>>()
  #bytes = ROUND_ABOUT

  constructor(content: PageContent, keptAt: number) {
    const { status, headers, body, compressible, packed } = content
    const digest = createHash('sha256').update(body).update(headers.join('\n'))
    this.status = status
    this.needsAgeProof = content.needsAgeProof ?? false
    this.etag = `W/"${digest.digest('base64url').slice(0, 22)}"`
    const vary = compressible ? ['Vary', 'Accept-Encoding'] : []
    this.headers = [...headers, 'ETag', this.etag, ...vary]
    this.keptAt = keptAt
    this.#packed = packed
    this.#isWorthPacking = compressible && body.length >= SMALLEST_WORTH_COMPRESSING
    this.#keep('identity', body)
  }

  /** What it takes in memory, all copies together. */
  get bytes(): number {
    return this.#bytes
  }

  /** Body and headers in an encoding; a promise only the first time. */
  variant(wanted: Encoding): Variant | Promise<Variant> {
    const encoding = this.#isWorthPacking ? wanted : 'identity'
    return this.#variants.get(encoding) ?? this.#pending.get(encoding) ?? this.#make(encoding)
  }

  #make(encoding: Encoding): Promise<Variant> {
    const making = this.#body(encoding)
      .then((body) => this.#keep(encoding, body))
      .finally(() => this.#pending.delete(encoding))
    this.#pending.set(encoding, making)
    return making
  }

  async #body(encoding: Encoding): Promise<Buffer> {
    const plain = this.#variants.get('identity')?.body ?? (await this.#unpacked())
    if (encoding === 'identity') return plain
    return (await this.#packed?.(encoding)) ?? compress(plain, encoding, QUALITY)
  }

  async #unpacked(): Promise<Buffer> {
    const { body } = await this.variant('br')
    return unpack(body)
  }

  #keep(encoding: Encoding, bytes: Buffer): Variant {
    const body = compact(bytes)
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const headers = [...this.headers, ...coding, 'Content-Length', String(body.length)]
    const variant = { body, headers }
    this.#variants.set(encoding, variant)
    this.#bytes += body.length
    if (encoding === 'br') this.#drop('identity')
    return variant
  }

  #drop(encoding: Encoding): void {
    this.#bytes -= this.#variants.get(encoding)?.body.length ?? 0
    this.#variants.delete(encoding)
  }
}
