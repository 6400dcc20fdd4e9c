import { attributesOf, writeCondition } from '@inzrt/domain/attributes'
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

type ListedSection = (typeof sections)[number]

const own = sections.filter(({ brand }) => brand === 'general')
const take = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item
const listOf = ({ slug }: ListedSection): string =>
  `/api/front/sections/slug/${slug}?include=advertisements,banners`
const many = (list: (at: number) => string): string[] =>
  Array.from({ length: LISTS }, (_, at) => list(at))

/** Each choice that a section asks for, as its list is narrowed to it. */
const narrowedOf = (section: ListedSection): string[] =>
  (section.attributeSet === null ? [] : attributesOf(section.attributeSet)).flatMap((attribute) =>
    attribute.kind === 'choice'
      ? Object.keys(attribute.choices).map(
          (code) =>
            `${listOf(section)}&${new URLSearchParams({
              'attributes[]': writeCondition({ key: attribute.key, choices: [code] }),
            })}`,
        )
      : [],
  )
const asking = own.filter((section) => narrowedOf(section).length > 0)

const PATHS = {
  whole: many((at) => listOf(take(own, at))),
  near: many(
    (at) =>
      `${listOf(take(own, at))}&${new URLSearchParams({
        place: take(PLACES, at),
        radius: String(take(RADII, at)),
      })}`,
  ),
  asking: many((at) => listOf(take(asking, at))),
  narrowed: many((at) => take(narrowedOf(take(asking, at)), Math.floor(at / asking.length))),
}

/**
 * Times of lists of sections in every round, one request after another, p95: whole and within a radius, and of sections
 * that ask for attributes whole and narrowed to one choice; with what narrowing costs.
 */
export const measureNarrowedLists = async (data: AdsData, rounds: number) => {
  const { stop } = await startProduct(data, ['api'])
  const origin = `http://127.0.0.1:${PORTS.api}`
  await settledStatusOf(`${origin}${PATHS.near[0]}`)
  const client = new Client(origin)
  const read = async (path: string): Promise<void> => {
    const { statusCode, body } = await client.request({ path, method: 'GET' })
    await body.arrayBuffer()
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`)
  }
  const p95 = (paths: readonly string[]) => async () => quantile(await timeEach(paths, read), 0.95)
  const { whole, near, asking, narrowed } = await interleave(
    {
      ...{ whole: p95(PATHS.whole), near: p95(PATHS.near) },
      ...{ asking: p95(PATHS.asking), narrowed: p95(PATHS.narrowed) },
    },
    rounds,
  )
  await client.close()
  await stop()

  return {
    ...{ whole, near, narrowed },
    ...{ nearRatio: ratios(near, whole), narrowedRatio: ratios(narrowed, asking) },
  }
}
