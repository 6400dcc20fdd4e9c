import { isDeepStrictEqual } from 'node:util'
import type { SentAd } from '@inzrt/contracts/ads/adBody'
import { FEED_COLUMNS, type FeedText, feedFault } from '@inzrt/rules/feed'
import { AD_TYPES, adTypeLabel } from '@inzrt/rules/listing'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import type { UserRow } from '../../identity/users/users.repository.ts'
import { adValues } from '../placing/adValues.ts'
import { checkChangedAd, checkNewAd } from '../placing/checkAd.ts'
import { isPaidIn } from '../placing/isPaidIn.ts'
import type { FeedRecord } from './FeedParts.ts'
import { type LatestAd, photosOf } from './latestAds.ts'
import { checkLine, type LineFaults } from './lineFaults.ts'
import { photosIn, withPhotos } from './photosIn.ts'
import { type Place, placeOf, pscIn } from './placeOf.ts'
import { cellOf, mergeLine, newSent, readType, sentOf } from './readLine.ts'

/** Addresses of photos that are to be fetched; null: none are. */
type Photos = readonly string[] | null

/** What a line asks for. */
export type LinePlan =
  | Readonly<{ kind: 'refused'; faults: LineFaults }>
  | Readonly<{ kind: 'unchanged'; adId: number }>
  | Readonly<{
      kind: 'created'
      sent: SentAd
      section: SectionNode
      number: string
      photos: Photos
    }>
  | Readonly<{
      kind: 'changed'
      sent: SentAd
      section: SectionNode
      latest: LatestAd
      /** Null: it has its number already. */
      number: string | null
      /** All that the form holds stays but for photos. */
      isSame: boolean
      photos: Photos
    }>

/** What lines are judged by, read for some of them at once. */
export type LineWorld = Readonly<{
  feed: Pick<FeedRecord, 'brandCode' | 'paysByCredit'>
  user: UserRow
  catalogue: SectionCatalogue
  byNumber: ReadonlyMap<string, LatestAd>
  byId: ReadonlyMap<number, LatestAd>
  placesOf: (psc: string) => readonly Place[]
  now: Date
}>

const refused = (faults: LineFaults): LinePlan => ({ kind: 'refused', faults })

const under = (column: keyof typeof FEED_COLUMNS, text: string): LinePlan =>
  refused({ [FEED_COLUMNS[column]]: text })

const isRight = (faults: LineFaults): boolean => Object.keys(faults).length === 0

const placed = (sent: SentAd, cells: FeedText, { placesOf }: LineWorld) => {
  const cell = cellOf(cells, 'place')
  const known: number | null = sent.ad.localityId
  if (!cell)
    return { sent, faults: known === null ? { [FEED_COLUMNS.place]: feedFault.noPlace } : {} }
  const { id, fault } = placeOf(cell, placesOf(pscIn(cell)), known)

  return {
    sent: { ...sent, ad: { ...sent.ad, localityId: id as number } },
    faults: fault ? { [FEED_COLUMNS.place]: fault } : {},
  }
}

/** The form offers sections; in a file any address may stand. */
const sectionFault = (slug: string, section: SectionNode | null): LineFaults => {
  if (section === null)
    return slug === '' ? {} : { [FEED_COLUMNS.section]: feedFault.unknownSection }

  return section.children.length > 0 ? { [FEED_COLUMNS.section]: feedFault.parentSection } : {}
}

/** The form offers types too. */
const typeFault = (cells: FeedText): LineFaults => {
  const type = cellOf(cells, 'type')

  return type && !AD_TYPES.includes(readType(type))
    ? { [FEED_COLUMNS.type]: feedFault.oneOf(AD_TYPES.map(adTypeLabel)) }
    : {}
}

/** Whether it would be kept as it is: what was typed and cannot be read is another thing. */
const isUnchanged = (known: SentAd, said: SentAd, section: SectionNode): boolean => {
  if (isDeepStrictEqual(known, said)) return true
  const values = adValues(said, section)
  const isRead = Object.keys(said.ad.attributes).every((key) =>
    Object.hasOwn(values.attributes, key),
  )

  return isRead && isDeepStrictEqual(values, adValues(known, section))
}

const planChange = (
  latest: LatestAd,
  { number, cells }: Line,
  world: LineWorld,
  section: SectionNode,
): LinePlan => {
  const { ad } = latest
  const [type, sectionSlug] = [cellOf(cells, 'type'), cellOf(cells, 'section')]
  if (ad.state === 'blocked') return refused({ '': feedFault.blocked })
  if (type && readType(type) !== ad.type) return under('type', feedFault.fixed)
  if (sectionSlug && sectionSlug !== section.slug) return under('section', feedFault.fixed)
  const known = sentOf(latest, section)
  const { sent, faults } = placed(mergeLine(known, cells, section), cells, world)
  const isSame = isUnchanged(known, sent, section)
  const newNumber = number !== '' && number !== ad.ownNumber ? number : null
  const said = photosIn(cells)
  const photos = isDeepStrictEqual(said.photos, photosOf(latest)) ? null : said.photos
  if (isSame && newNumber === null && photos === null) return { kind: 'unchanged', adId: ad.id }
  if (ad.state === 'closed') return refused({ '': feedFault.reserved })
  const needs = {
    type: ad.type,
    isAnonymous: false,
    attributeSet: section.attributeSet,
    isHeadingKept: sent.ad.heading === ad.heading,
  }
  const isNumberAll = isSame && photos === null
  const counted = withPhotos(sent, photos, latest)
  const found = isNumberAll ? {} : checkLine((ad) => checkChangedAd(ad, needs), counted, section)
  const all = { ...found, ...faults, ...said.faults }
  if (!isRight(all)) return refused(all)

  return { kind: 'changed', sent, section, latest, number: newNumber, isSame, photos }
}

/** The same, said to be paid by credit where it costs something. */
const paid = (sent: SentAd, section: SectionNode | null, { feed }: LineWorld): SentAd => {
  if (!feed.paysByCredit || !section || !isPaidIn(section, sent.ad.type)) return sent

  return { ...sent, ad: { ...sent.ad, paymentMethod: 'credit' } }
}

const planNew = ({ number, cells }: Line, world: LineWorld): LinePlan => {
  const { user, catalogue, feed, now } = world
  if (number === '') return under('number', feedFault.noNumber)
  const empty = newSent(user, now)
  const sectionSlug = cellOf(cells, 'section') ?? ''
  const type = cellOf(cells, 'type')
  const section = catalogue.bySlug(feed.brandCode, sectionSlug)
  const begun = {
    ...empty,
    ad: { ...empty.ad, sectionSlug, ...(type && { type: readType(type) }) },
  }
  const { sent, faults } = placed(
    mergeLine(begun, cells, section ?? { attributeSet: null }),
    cells,
    world,
  )
  const asked = paid(sent, section, world)
  if (section && asked.ad.paymentMethod === 'free' && isPaidIn(section, asked.ad.type))
    return under('section', feedFault.paid)
  const { photos, faults: ofPhotos } = photosIn(cells)
  const counted = withPhotos(asked, photos, null)
  const found = checkLine(
    (ad) => checkNewAd(ad, section, { isAnonymous: false, isForCompany: true }),
    counted,
    section,
  )
  const all = {
    ...found,
    ...typeFault(cells),
    ...sectionFault(sectionSlug, section),
    ...faults,
    ...ofPhotos,
  }
  if (!section || !isRight(all)) return refused(all)

  return { kind: 'created', sent: asked, section, number, photos: photos?.length ? photos : null }
}

export type Line = Readonly<{ number: string; cells: FeedText }>

/** The ad a line is about: by its seller's number, or by its address while it has none. */
const findAd = ({ number, cells }: Line, { byNumber, byId }: LineWorld, id: number | null) => {
  const named = byNumber.get(number)
  if (named) return named
  const addressed = cellOf(cells, 'ad') && id !== null ? byId.get(id) : undefined

  return addressed && (number === '' || addressed.ad.ownNumber === null) ? addressed : undefined
}

/**
 * What becomes of a line, by the rules of the form.
 * @param id of the ad whose address it holds
 */
export const planLine = (line: Line, world: LineWorld, id: number | null): LinePlan => {
  const latest = findAd(line, world, id)
  if (!latest)
    return line.number === '' && cellOf(line.cells, 'ad')
      ? under('ad', feedFault.otherAd)
      : planNew(line, world)
  const section = world.catalogue.find(latest.ad.sectionId)

  return section ? planChange(latest, line, world, section) : under('section', feedFault.otherAd)
}
