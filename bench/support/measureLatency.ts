import { Client } from 'undici'
import { median } from './median.ts'

/** Median time of an answer in milliseconds, one request after another over one connection. */
export const measureLatency = async (
  url: string,
  requests: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const { origin, pathname, search } = new URL(url)
  const client = new Client(origin)
  const times: number[] = []
  for (let turn = 0; turn < requests; turn += 1) {
    const start = performance.now()
    const { body } = await client.request({ path: pathname + search, method: 'GET', headers })
    await body.arrayBuffer()
    times.push(performance.now() - start)
  }
  await client.close()

  return median(times)
}
