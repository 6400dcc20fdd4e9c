import { localityName } from '@inzrt/domain/locality'
import { formatPrice, type Price } from '@inzrt/domain/price'
import { countOf, plural, truncate, WORD_FORMS } from '@inzrt/domain/text'
import { MINUTE_MS, relativeTime } from '@inzrt/domain/time'
import { localities } from '@inzrt/fixtures/localities/localities'
import { HEADING_MAX_SHOWN, LOCALITY_MAX_SHOWN, PER_PAGE } from '@inzrt/rules/limits'
import { mergeBanners } from '@inzrt/rules/listing'
import { interleave } from '../support/interleave.ts'
import { nanosecondsPerCall } from '../support/nanosecondsPerCall.ts'
import { ratios } from '../support/ratios.ts'
import { report } from '../support/report.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { adsOfPage, NOW, SEED } from './adsOfPage.ts'
import { countIntlObjects } from './countIntlObjects.ts'
import {
  cachedNumberFormat,
  cachedPluralRules,
  newNumberFormat,
  segmentAlways,
  spreadAndSort,
} from './naive.ts'

const ROUNDS = 9
const BANNERS = [{ position: 3 }, { position: 11 }, { position: 19 }]
/** Longer than a row shows, as a careless advertiser writes. */
const LONG =
  'Prodám zánovní dětské kolo Author Energy 20" v krásném stavu, nové pláště a přilba navíc'
const places = new Map(localities.map((place) => [place.id, place]))

const paging = { page: 1, perPage: PER_PAGE }
const prices = Array.from(
  { length: 64 },
  (_, at): Price => ({ type: 'czk', amount: at * 1_234_500 }),
)
const priceOf = (turn: number) => prices[turn % prices.length] as Price

/** Everything that the rows of one page ask of the domain. */
const drawPage = (): number => {
  let letters = countOf(adsOfPage.length, WORD_FORMS.advert).length
  for (const item of mergeBanners(adsOfPage, BANNERS, paging)) {
    if (item.type === 'banner') continue
    const { ad } = item
    const place = places.get(ad.localityId)
    letters += truncate(ad.heading, HEADING_MAX_SHOWN).length
    letters += place ? truncate(localityName(place), LOCALITY_MAX_SHOWN).length : 0
    letters += formatPrice(ad.price, 'short').length
    letters += relativeTime(ad.createdAt, NOW).length
  }

  return letters
}

const timed = (iterations: number, call: (turn: number) => unknown) => async () =>
  nanosecondsPerCall(iterations, call)

const ns = await interleave(
  {
    page: timed(5_000, drawPage),
    merge: timed(100_000, () => mergeBanners(adsOfPage, BANNERS, paging)),
    mergeNaive: timed(50_000, () => spreadAndSort(adsOfPage, BANNERS, PER_PAGE)),
    truncate: timed(500_000, () => truncate(LONG, HEADING_MAX_SHOWN)),
    truncateNaive: timed(3_000, () => segmentAlways(LONG, HEADING_MAX_SHOWN)),
    plural: timed(2_000_000, (turn) => plural(turn % 30, WORD_FORMS.day)),
    pluralNaive: timed(300_000, (turn) => cachedPluralRules(turn % 30, WORD_FORMS.day)),
    price: timed(300_000, (turn) => formatPrice(priceOf(turn))),
    priceCached: timed(200_000, (turn) => cachedNumberFormat(priceOf(turn))),
    priceNew: timed(3_000, (turn) => newNumberFormat(priceOf(turn))),
    time: timed(100_000, (turn) => relativeTime(new Date(NOW.getTime() - turn * MINUTE_MS), NOW)),
  },
  ROUNDS,
)
const micro = (figures: readonly number[]) => figures.map((figure) => figure / 1000)

report('domain', {
  title: 'Domain',
  method: [
    'Fixed numbers of calls, results used, contestants in turn; medians of the rounds.',
    'A page is what 24 rows with three banners ask: merge, headings, places, prices, ages.',
  ],
  rounds: ROUNDS,
  seed: SEED,
  versions: { icu: process.versions.icu ?? '' },
  verdicts: [
    atMost('a page of 24 rows', micro(ns.page), 20, 'µs'),
    atMost('Intl objects made for a page', countIntlObjects(drawPage), 0),
    shown('banner merge of a page', micro(ns.merge), 'µs'),
    atLeast('spread and sort takes longer', ratios(ns.mergeNaive, ns.merge), 1.2, '×'),
    shown('truncation to 75', ns.truncate, 'ns'),
    atLeast('segmenting always takes longer', ratios(ns.truncateNaive, ns.truncate), 50, '×'),
    shown('plural', ns.plural, 'ns'),
    atLeast('cached PluralRules takes longer', ratios(ns.pluralNaive, ns.plural), 5, '×'),
    shown('price', ns.price, 'ns'),
    atLeast('cached NumberFormat takes longer', ratios(ns.priceCached, ns.price), 1.2, '×'),
    atLeast('a new NumberFormat takes longer', ratios(ns.priceNew, ns.price), 50, '×'),
    shown('age of an ad', ns.time, 'ns'),
  ],
})
