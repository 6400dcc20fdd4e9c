import type { Attributes, Span } from './Span.ts'

/** As the protocol numbers them. */
const KINDS = { internal: 1, server: 2, client: 3 } as const
const FAILED = { code: 2 }

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

const spanOf = ({ context, parentId, ...span }: Span) => ({
  ...context,
  ...(parentId && { parentSpanId: parentId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: String(span.begunAt),
  endTimeUnixNano: String(span.endedAt),
  attributes: attributesOf(span.attributes),
  ...(span.hasFailed && { status: FAILED }),
})

type Process = Readonly<{ service: string; release: string | null }>

/** Spans of a process as a collector of OpenTelemetry takes them (OTLP over HTTP, JSON). */
export const toOtlp = ({ service, release }: Process, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({
          'service.name': service,
          ...(release && { 'service.version': release }),
        }),
      },
      scopeSpans: [{ scope: { name: '@inzrt/telemetry' }, spans: spans.map(spanOf) }],
    },
  ],
})
