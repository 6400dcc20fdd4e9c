import type { TraceContext } from './traceContext.ts'

/** Who a span is about: a request that came in, work inside, or something asked of another. */
export type SpanKind = 'server' | 'internal' | 'client'

/** Words of our code and numbers; never an address, a query or anything of a visitor. */
export type Attributes = Readonly<Record<string, string | number>>

/** A piece of work that has ended. */
export type Span = Readonly<{
  context: TraceContext
  parentId: string | null
  name: string
  kind: SpanKind
  /** Nanoseconds since 1970. */
  begunAt: bigint
  endedAt: bigint
  attributes: Attributes
  hasFailed: boolean
}>
