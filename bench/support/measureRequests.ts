import autocannon from 'autocannon'
import { type Processes, startCpuMeter } from './startCpuMeter.ts'

export type RequestCost = {
  /** Processor seconds of every serving process for 10,000 requests. */
  readonly cpuPerTenThousand: number
  /** What one core could serve, from the processor time alone. */
  readonly perSecondAndCore: number
  readonly medianMs: number
}

type Load = {
  readonly url: string
  /** Asked for in turn; without them the address alone. */
  readonly paths?: readonly string[]
  readonly pids: Processes
  readonly headers?: Readonly<Record<string, string>>
  readonly requests: number
  readonly connections: number
}

const SERVED = new Set(['200', '304'])

/**
 * Loads a server with a fixed number of requests and counts the processor time it took.
 * @throws Error when an answer is neither 200 nor 304: a fast refusal is no result.
 */
export const measureRequests = async ({
  url,
  paths,
  pids,
  headers = {},
  requests,
  connections,
}: Load): Promise<RequestCost> => {
  const spent = startCpuMeter(pids)
  const result = await autocannon({
    url,
    headers,
    amount: requests,
    connections,
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  })
  const statuses = Object.keys(result.statusCodeStats ?? {})
  if (result.errors > 0 || statuses.some((status) => !SERVED.has(status)))
    throw new Error(`${url} answered ${statuses.join(', ')} and failed ${result.errors} times.`)
  const cpu = spent()

  return {
    cpuPerTenThousand: (cpu / requests) * 10_000,
    perSecondAndCore: requests / cpu,
    medianMs: result.latency.p50,
  }
}
