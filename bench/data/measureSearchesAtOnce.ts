import autocannon from 'autocannon'
import { interleave } from '../support/interleave.ts'
import { PORTS } from '../support/ports.ts'
import type { AdsData } from '../support/prepareAds.ts'
import { samplePaths } from '../support/samplePaths.ts'
import { startProduct } from '../support/startProduct.ts'

const SAMPLES = 400
const REQUESTS = 2_000
const CLIENTS = 8

/** What the page of a search asks the api for. */
const toCall = (page: string): string => {
  const term = new URLSearchParams(page.split('?')[1]).get('term') ?? ''

  return `/api/front/search?${new URLSearchParams({ include: 'section', q: term })}`
}

/** Each client begins elsewhere: visitors do not all search for the same at the same moment. */
const inOwnOrder = (requests: readonly autocannon.Request[]) => {
  let clients = 0

  return (client: autocannon.Client): void => {
    const first = (clients * requests.length) / CLIENTS
    clients += 1
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
  }
}

/** Milliseconds within which 99 of 100 searches are answered when eight clients ask one after the other, in every round. */
export const measureSearchesAtOnce = async (data: AdsData, rounds: number): Promise<number[]> => {
  const { search } = await samplePaths(data, 'general', SAMPLES)
  const { stop } = await startProduct(data, ['api'])
  const requests = search.map((page) => ({ path: toCall(page) }))
  const ask = () =>
    autocannon({
      url: `http://127.0.0.1:${PORTS.api}`,
      amount: REQUESTS,
      connections: CLIENTS,
      requests,
      setupClient: inOwnOrder(requests),
    })
  const { searches } = await interleave({ searches: ask }, rounds)
  await stop()
  if (searches.some(({ non2xx, errors }) => non2xx + errors > 0))
    throw new Error('A search was not answered.')

  return searches.map(({ latency }) => latency.p99)
}
