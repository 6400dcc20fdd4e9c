/** How asking upstream ended without a usable answer. */
export type FailureKind =
  /** No connection, or one that broke before the answer was whole. */
  | 'unreachable'
  | 'timeout'
  /** An answer that must not reach a visitor: a fault in one call, a wrong type, too large. */
  | 'unusable'
  /** It says itself that it cannot answer now. */
  | 'unavailable'
  /** It reads on, and changes nothing for now. */
  | 'readOnly'
  /** We have too much under way already. */
  | 'busy'
  /** It failed so often that we only try once in a while. */
  | 'resting'
  /** The visitor left. */
  | 'cancelled'

const STATUS = {
  unreachable: 502,
  timeout: 504,
  unusable: 502,
  unavailable: 503,
  readOnly: 503,
  busy: 503,
  resting: 503,
  cancelled: 503,
} as const satisfies Record<FailureKind, number>

/** Never becomes a 500: clients take that as a reason to log out. */
export class UpstreamFailure extends Error {
  readonly kind: FailureKind
  readonly status: 502 | 503 | 504
  /** Whole seconds after which it is worth asking again. */
  readonly retryAfter: number

  constructor(kind: FailureKind, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(kind, { cause: options.cause })
    this.name = 'UpstreamFailure'
    this.kind = kind
    this.status = STATUS[kind]
    this.retryAfter = options.retryAfter ?? 2
  }
}
