import { crowd } from './crowd.ts'
import { RawClient } from './RawClient.ts'

const WORKERS = 32
const MOST_SHOWN = 20

export type Siege = {
  readonly statuses: Map<number, number>
  /** Requests that got no answer at all. */
  silent: number
  /** Answers of 500 and above. */
  failed: number
  /** Some of what went wrong, to look at. */
  readonly wrong: string[]
}

/** Sends every request to the gateway on this port, byte for byte, and counts what comes back. */
export const besiege = async (port: number, requests: Iterable<string>): Promise<Siege> => {
  const siege: Siege = { statuses: new Map(), silent: 0, failed: 0, wrong: [] }
  const clients = Array.from({ length: WORKERS }, () => new RawClient(port))
  await crowd(WORKERS, requests, async (bytes, worker) => {
    const status = (await clients[worker]?.ask(bytes))?.status ?? 0
    siege.statuses.set(status, (siege.statuses.get(status) ?? 0) + 1)
    if (status === 0) siege.silent += 1
    if (status >= 500) siege.failed += 1
    const isWrong = status === 0 || status >= 500
    if (isWrong && siege.wrong.length < MOST_SHOWN)
      siege.wrong.push(`${status} ${bytes.slice(0, 300)}`)
  })
  for (const client of clients) client.close()
  return siege
}
