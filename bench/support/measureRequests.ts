import autocannon from 'autocannon'
import { cpuSeconds } from './cpuSeconds.ts'

export type RequestCost = {
  /** Processor seconds of every serving process for 10,000 requests. */
  readonly cpuPerTenThousand: number
  /** What one core could serve, from the processor time alone. */
  readonly perSecondAndCore: number
  readonly medianMs: number
}

type Load = {
  readonly url: string
  readonly pids: readonly number[]
  readonly headers?: Readonly<Record<string, string>>
  readonly requests: number
  readonly connections: number
}

/**
 * Loads a server with a fixed number of requests and counts the processor time it took.
 * @throws Error when an answer is not 2xx: a fast refusal is no result.
 */
export const measureRequests = async ({
  url,
  pids,
  headers = {},
  requests,
  connections,
}: Load): Promise<RequestCost> => {
  const spent = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0)
  const before = spent()
  const result = await autocannon({ url, headers, amount: requests, connections })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url} answered ${result.non2xx} times with another status and failed ${result.errors} times.`,
    )
  const cpu = spent() - before

  return {
    cpuPerTenThousand: (cpu / requests) * 10_000,
    perSecondAndCore: requests / cpu,
    medianMs: result.latency.p50,
  }
}
