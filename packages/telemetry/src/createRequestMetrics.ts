import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Which process answers. */
type Answering = 'bff' | 'site' | 'api'

/** Objectives are at 0.3 s for calls and 0.5 s for pages; the others show the shape. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 0.5, 1, 3, 10]

type Labels = Readonly<Record<string, string>>
type Ended = Readonly<{ labels: Labels; status: number; seconds: number }>
type Counted = { readonly all: Labels; readonly timed: Labels; requests: number }

export type RequestMetrics = Readonly<{
  begun: () => void
  ended: (request: Ended) => void
}>

/**
 * Three of the four golden signals of a process that answers requests, named alike everywhere: traffic and errors
 * (`_requests_total` by status), latency (`_request_seconds`), and how many are under way (`_requests_active`).
 * Counted here and handed over when they are read: the registry's own counters take two microseconds a request.
 * @param labelNames what is known of a request beside its status; the histogram has `kind` and `route` of them
 */
export const createRequestMetrics = (
  registry: Registry,
  answering: Answering,
  labelNames: readonly string[],
): RequestMetrics => {
  const registers = [registry]
  const ended = new Map<string, Counted>()
  let active = 0
  const total: Counter = new Counter({
    name: `${answering}_requests_total`,
    help: 'Answers by what was asked and status.',
    labelNames: [...labelNames, 'status'],
    registers,
    collect: () => {
      total.reset()
      for (const { all, requests } of ended.values()) total.inc(all, requests)
    },
  })
  const timed = labelNames.filter((name) => name === 'kind' || name === 'route')
  const seconds = new Histogram({
    name: `${answering}_request_seconds`,
    help: 'Time from a request to the end of its answer.',
    labelNames: timed,
    buckets: BUCKETS,
    registers,
  })
  const underWay: Gauge = new Gauge({
    name: `${answering}_requests_active`,
    help: 'Requests whose answers have not ended.',
    registers,
    collect: () => underWay.set(active),
  })
  const pick = (labels: Labels, names: readonly string[]): Labels =>
    Object.fromEntries(names.map((name) => [name, labels[name] ?? '']))
  const countedOf = (labels: Labels, status: number): Counted => {
    let key = String(status)
    for (const name of labelNames) key += ` ${labels[name]}`
    const known = ended.get(key)
    if (known) return known
    const all = { ...pick(labels, labelNames), status: String(status) }
    const counted = { all, timed: pick(labels, timed), requests: 0 }
    ended.set(key, counted)

    return counted
  }

  return {
    begun: () => {
      active += 1
    },
    ended: ({ labels, status, seconds: took }) => {
      active -= 1
      const counted = countedOf(labels, status)
      counted.requests += 1
      seconds.observe(counted.timed, took)
    },
  }
}
