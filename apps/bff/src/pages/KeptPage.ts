import { createHash } from 'node:crypto'
import type { HeaderRow } from '../headers/securityHeaders.ts'
import { compress } from './compress.ts'
import type { Encoding, Packing } from './negotiateEncoding.ts'

export type PageContent = Readonly<{
  status: number
  /** Content type, policy, caching: all that stays the same with every answer. */
  headers: HeaderRow
  body: Buffer
  /** Whether compressing helps: not with pictures and fonts. */
  compressible: boolean
  /** Brings a copy that was compressed beforehand; null when there is none. */
  packed?: (encoding: Packing) => Promise<Buffer | null>
}>

type Variant = Readonly<{ body: Buffer; headers: HeaderRow }>

const SMALLEST_WORTH_COMPRESSING = 400
/** Brotli's, 0 to 11: visitors wait for it. */
const QUALITY = 5

/** One finished answer: body, policy and every encoding of it stay together and are replaced together. */
export class KeptPage {
  readonly status: number
  readonly etag: string
  readonly headers: HeaderRow
  readonly keptAt: number
  /** Until then nobody tries to renew it: the last try failed. */
  restUntil = 0
  readonly #content: PageContent
  readonly #identity: Variant
  readonly #variants = new Map<Packing, Variant>()
  readonly #pending = new Map<Packing, Promise<Variant>>()
  #bytes: number

  constructor(content: PageContent, keptAt: number) {
    const digest = createHash('sha256').update(content.body).update(content.headers.join('\n'))
    this.status = content.status
    this.etag = `W/"${digest.digest('base64url').slice(0, 22)}"`
    const vary = content.compressible ? ['Vary', 'Accept-Encoding'] : []
    this.headers = [...content.headers, 'ETag', this.etag, ...vary]
    this.keptAt = keptAt
    this.#content = content
    this.#bytes = content.body.length + 1024
    this.#identity = this.#variant('identity', content.body)
  }

  /** What it takes in memory, compressed copies included. */
  get bytes(): number {
    return this.#bytes
  }

  /** Body and headers in an encoding; a promise only the first time. */
  variant(wanted: Encoding): Variant | Promise<Variant> {
    const encoding = this.#worth() ? wanted : 'identity'
    if (encoding === 'identity') return this.#identity
    return this.#variants.get(encoding) ?? this.#pending.get(encoding) ?? this.#make(encoding)
  }

  #worth(): boolean {
    const { compressible, body } = this.#content
    return compressible && body.length >= SMALLEST_WORTH_COMPRESSING
  }

  #make(encoding: Packing): Promise<Variant> {
    const making = this.#compressed(encoding).finally(() => this.#pending.delete(encoding))
    this.#pending.set(encoding, making)
    return making
  }

  async #compressed(encoding: Packing): Promise<Variant> {
    const { body, packed } = this.#content
    const copy = (await packed?.(encoding)) ?? (await compress(body, encoding, QUALITY))
    const variant = this.#variant(encoding, copy)
    this.#bytes += copy.length
    this.#variants.set(encoding, variant)
    return variant
  }

  #variant(encoding: Encoding, body: Buffer): Variant {
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    return { body, headers: [...this.headers, ...coding, 'Content-Length', String(body.length)] }
  }
}
