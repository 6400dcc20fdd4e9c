import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { passOn } from './passOn.ts'
import type { Attributes, Span, SpanKind } from './Span.ts'
import { toOtlp } from './toOtlp.ts'
import type { TraceContext } from './traceContext.ts'

/** Sent together, so often; more than so many at once are too many to keep. */
const SEND_EVERY_MS = 2_000
const MOST_KEPT = 5_000
const PATIENCE_MS = 5_000

type Ending = Readonly<{ name?: string; attributes?: Attributes; hasFailed?: boolean }>

/** A piece of work under way. */
export type OpenSpan = Readonly<{ context: TraceContext; end: (ending?: Ending) => void }>

type Options = Readonly<{
  /** What the process is called. */
  service: string
  /** What the release that runs is called. */
  release: string | null
  /** Where a collector takes spans. */
  url: string
  /** Share of the requests nobody traces yet that begin a trace; none begin one unless given. */
  share?: number
}>

export type Tracer = Readonly<{
  /** Whether a request begins a trace. */
  isSampled: () => boolean
  open: (name: string, kind: SpanKind, parent: TraceContext | null) => OpenSpan
  /** The span that the work at hand belongs to. */
  active: () => TraceContext | undefined
  /** Does work that belongs to a span. */
  run: <Result>(span: OpenSpan, work: () => Result) => Result
  /** What this turn of the event loop does from now on belongs to a span. */
  enter: (span: OpenSpan) => void
  /** Sends what it still has. */
  close: () => Promise<void>
}>

const nowNs = (): bigint =>
  BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e3)) * 1_000n

/**
 * Keeps spans and sends them to a collector, which may be away: spans are lost then and nothing else. While it is
 * open, what undici sends from within a span says so in its `traceparent`.
 */
export const createTracer = ({ service, release, url, share = 0 }: Options): Tracer => {
  const storage = new AsyncLocalStorage<TraceContext>()
  const active = () => storage.getStore()
  const stopPassing = passOn(active)
  let spans: Span[] = []

  const send = async (): Promise<void> => {
    if (spans.length === 0) return
    const body = JSON.stringify(toOtlp({ service, release }, spans))
    spans = []
    await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
  }
  const timer = setInterval(send, SEND_EVERY_MS).unref()

  return {
    isSampled: () => Math.random() < share,
    open: (name, kind, parent) => {
      const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
      const context = { traceId, spanId: randomBytes(8).toString('hex') }
      const begunAt = nowNs()

      return {
        context,
        end: ({ name: known = name, attributes = {}, hasFailed = false } = {}) => {
          if (spans.length >= MOST_KEPT) return
          const times = { begunAt, endedAt: nowNs() }
          const parentId = parent?.spanId ?? null
          spans.push({ context, parentId, name: known, kind, ...times, attributes, hasFailed })
        },
      }
    },
    active,
    run: ({ context }, work) => storage.run(context, work),
    enter: ({ context }) => storage.enterWith(context),
    close: async () => {
      clearInterval(timer)
      stopPassing()
      await send()
    },
  }
}
