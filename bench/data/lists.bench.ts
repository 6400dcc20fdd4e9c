import { sections } from '@inzrt/fixtures/sections/sections'
import { attributesOf, writeCondition } from '@inzrt/rules/attributes'
import { RADII } from '@inzrt/rules/listing'
import { Client } from 'undici'
import { adsWanted } from '../support/adsWanted.ts'
import { settledStatusOf } from '../support/drawnPaths.ts'
import { interleave } from '../support/interleave.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { quantile } from '../support/quantile.ts'
import { ratios } from '../support/ratios.ts'
import { report } from '../support/report.ts'
import { startProduct } from '../support/startProduct.ts'
import { atMost, shown } from '../support/verdict.ts'
import { timeEach } from './timeEach.ts'

const ROUNDS = 7
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
const describedSections = own.filter((section) => narrowedOf(section).length > 0)

const PATHS = {
  whole: many((at) => listOf(take(own, at))),
  near: many(
    (at) =>
      `${listOf(take(own, at))}&${new URLSearchParams({
        place: take(PLACES, at),
        radius: String(take(RADII, at)),
      })}`,
  ),
  asking: many((at) => listOf(take(describedSections, at))),
  narrowed: many((at) =>
    take(narrowedOf(take(describedSections, at)), Math.floor(at / describedSections.length)),
  ),
}

const data = await prepareAds(adsWanted())
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
    whole: p95(PATHS.whole),
    near: p95(PATHS.near),
    asking: p95(PATHS.asking),
    narrowed: p95(PATHS.narrowed),
  },
  ROUNDS,
)
await client.close()
await stop()

report(data.ads >= 1_000_000 ? 'lists' : `lists-${data.ads}`, {
  title: `Narrowed lists, ${data.ads.toLocaleString('en')} ads`,
  method: [
    'The whole call of an api, one after another over one connection, p95 of a thousand; the median of the rounds.',
    'Within a radius: each section in turn around seven towns, by 5 to 100 km, against each section in turn.',
    'Narrowed: each choice of each section that asks for one, in turn, against these sections in turn.',
  ],
  rounds: ROUNDS,
  seed: 1,
  versions: {},
  verdicts: [
    shown('list of a section', whole, 'ms'),
    shown('the same within a radius', near, 'ms'),
    atMost('the same within a radius, of the list', ratios(near, whole), 1.5, '×'),
    shown('list of a section that asks for attributes', asking, 'ms'),
    shown('the same narrowed to one choice', narrowed, 'ms'),
    atMost('the same narrowed to one choice, of the list', ratios(narrowed, asking), 1.5, '×'),
  ],
})
