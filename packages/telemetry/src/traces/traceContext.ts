/** Which span of which trace something is part of. */
export type TraceContext = Readonly<{ traceId: string; spanId: string }>

/** The header of W3C Trace Context. */
export const TRACEPARENT = 'traceparent'

const SAMPLED = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f][13579bdf]$/
const NOTHING = /^0+$/

/** The span a request was sent from; null where it is none, is written wrongly, or is not to be kept. */
export const readTraceparent = (header: unknown): TraceContext | null => {
  const [, traceId = '', spanId = ''] = SAMPLED.exec(String(header)) ?? []

  return NOTHING.test(traceId) || NOTHING.test(spanId) || !traceId ? null : { traceId, spanId }
}

/** @example toTraceparent({ traceId, spanId }) // '00-4bf9…-00f0…-01' */
export const toTraceparent = ({ traceId, spanId }: TraceContext): string =>
  `00-${traceId}-${spanId}-01`
