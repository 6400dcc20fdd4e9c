import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Which process answers. */
type Answering = 'bff' | 'site' | 'api'

/** Objectives are at 0.3 s for calls and 0.5 s for pages; the others show the shape. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 0.5, 1, 3, 10]

type Ended = Readonly<{ labels: Readonly<Record<string, string>>; status: number; seconds: number }>

export type RequestMetrics = Readonly<{
  begun: () => void
  ended: (request: Ended) => void
}>

/**
 * Three of the four golden signals of a process that answers requests, named alike everywhere: traffic and errors
 * (`_requests_total` by status), latency (`_request_seconds`), and how many are under way (`_requests_active`).
 * @param labelNames what is known of a request beside its status; the histogram has `kind` and `route` of them
 */
export const createRequestMetrics = (
  registry: Registry,
  answering: Answering,
  labelNames: readonly string[],
): RequestMetrics => {
  const registers = [registry]
  const total = new Counter({
    name: `${answering}_requests_total`,
    help: 'Answers by what was asked and status.',
    labelNames: [...labelNames, 'status'],
    registers,
  })
  const timed = labelNames.filter((name) => name === 'kind' || name === 'route')
  const seconds = new Histogram({
    name: `${answering}_request_seconds`,
    help: 'Time from a request to the end of its answer.',
    labelNames: timed,
    buckets: BUCKETS,
    registers,
  })
  const active = new Gauge({
    name: `${answering}_requests_active`,
    help: 'Requests whose answers have not ended.',
    registers,
  })

  return {
    begun: () => active.inc(),
    ended: ({ labels, status, seconds: took }) => {
      active.dec()
      total.inc({ ...labels, status })
      seconds.observe(Object.fromEntries(timed.map((name) => [name, labels[name] ?? ''])), took)
    },
  }
}
