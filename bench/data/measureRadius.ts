import { RADII } from '@inzrt/domain/locality'
import { sections } from '@inzrt/fixtures/sections/sections'
import { Client } from 'undici'
import { settledStatusOf } from '../support/drawnPaths.ts'
import { interleave } from '../support/interleave.ts'
import { PORTS } from '../support/ports.ts'
import type { AdsData } from '../support/prepareAds.ts'
import { quantile } from '../support/quantile.ts'
import { ratios } from '../support/ratios.ts'
import { startProduct } from '../support/startProduct.ts'
import { timeEach } from './timeEach.ts'

const LISTS = 1_000
const PLACES = ['Praha', 'Brno', 'Kuřim', 'Ostrava', 'Jihlava', 'Tábor', 'Děčín']

const slugs = sections.filter(({ brand }) => brand === 'general').map(({ slug }) => slug)
const lists = Array.from(
  { length: LISTS },
  (_, at) => `/api/front/sections/slug/${slugs[at % slugs.length]}?include=advertisements,banners`,
)
const withRadius = lists.map(
  (path, at) =>
    `${path}&${new URLSearchParams({
      place: PLACES[at % PLACES.length] ?? '',
      radius: String(RADII[at % RADII.length]),
    })}`,
)

/** Times of lists of sections in every round, with and without a radius, one request after another: p95, and their ratio. */
export const measureRadius = async (data: AdsData, rounds: number) => {
  const { stop } = await startProduct(data, ['api'])
  const origin = `http://127.0.0.1:${PORTS.api}`
  await settledStatusOf(`${origin}${withRadius[0]}`)
  const client = new Client(origin)
  const read = async (path: string): Promise<void> => {
    const { statusCode, body } = await client.request({ path, method: 'GET' })
    await body.arrayBuffer()
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`)
  }
  const p95 = (paths: readonly string[]) => async () => quantile(await timeEach(paths, read), 0.95)
  const { whole, near } = await interleave({ whole: p95(lists), near: p95(withRadius) }, rounds)
  await client.close()
  await stop()

  return { whole, near, ratio: ratios(near, whole) }
}
