import { isDeepStrictEqual } from 'node:util'
import { MINUTE_MS } from '@inzrt/domain/time'
import { FEED_COLUMNS, feedFault } from '@inzrt/rules/feed'
import type { AdImage } from '@inzrt/rules/forms'
import { and, eq, sql } from 'drizzle-orm'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { feedLines, feedPhotos } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { updateAd } from '../editing/updateAd.ts'
import { checkChangedAd } from '../placing/checkAd.ts'
import type { FeedParts, PhotosRecord } from './FeedParts.ts'
import { type LatestAd, latestAds } from './latestAds.ts'
import { faultsOf } from './lineFaults.ts'
import { sentOf } from './readLine.ts'

/** What came of the photos of a line. */
export type Fetched = Readonly<{
  /** By their addresses, what an ad takes them by. */
  tokens: ReadonlyMap<string, string>
  faults: readonly string[]
  /** Whether some that did not come may do so later. */
  someMayCome: boolean
}>

/** When photos are fetched again whose server was away, each time counted from the last. */
const AGAIN_MINUTES = [15, 120] as const

const OVER = ['rejected', 'blocked', 'closed', 'deleted']

/** Whether nobody sees an ad any more, or a person has to say so first. */
export const isOver = ({ state }: LatestAd['ad']): boolean => OVER.includes(state)

/** Photos of the file in its order, and what a person sent behind them. The first is the main one unless a person chose theirs. */
const imagesWith = (
  { images }: LatestAd,
  { addresses }: PhotosRecord,
  { tokens }: Fetched,
): readonly AdImage[] => {
  const ofFile = addresses.flatMap((address): AdImage[] => {
    const known = images.find(({ fetchedFrom }) => fetchedFrom === address)
    if (known) return [{ id: known.id, main: false }]
    const uploadToken = tokens.get(address)

    return uploadToken === undefined ? [] : [{ uploadToken, main: false }]
  })
  const byHand = images.filter(({ fetchedFrom }) => fetchedFrom === null)
  const all = [...ofFile, ...byHand.map(({ id, main }) => ({ id, main }))]
  const main = Math.max(
    0,
    all.findIndex((image) => image.main),
  )

  return all.map((image, at) => ({ ...image, main: at === main }))
}

/** Gives an ad its photos by the rules of the form; tells paths of pictures nobody needs any more. */
const giveTo = async (
  tx: Transaction,
  parts: FeedParts,
  latest: LatestAd,
  section: SectionNode,
  images: readonly AdImage[],
): Promise<readonly string[]> => {
  const { ad } = latest
  const isSame = isDeepStrictEqual(
    images,
    latest.images.map(({ id, main }) => ({ id, main })),
  )
  if (isSame) return []
  const known = sentOf(latest, section)
  const sent = { ...known, ad: { ...known.ad, images: [...images] } }
  const needs = { type: ad.type, isAnonymous: false, attributeSet: section.attributeSet }
  checkChangedAd(sent, { ...needs, isHeadingKept: true })
  const [stored] = await tx.select().from(ads).where(eq(ads.id, ad.id))
  if (!stored) throw new Error('The ad is gone.')
  const isPhoneProved = stored.phoneVerifiedAt !== null
  const asker = `account ${stored.userId}`
  const change = { ad: stored, sent, section, now: parts.clock(), isPhoneProved, asker }

  return (await updateAd(tx, parts, change)).unneeded
}

/** Adds to what is wrong with a line. */
const note = async (
  tx: Transaction,
  { feedId, line }: PhotosRecord,
  texts: readonly string[],
): Promise<void> => {
  if (texts.length === 0) return
  const faults = JSON.stringify({ [FEED_COLUMNS.photos]: texts.join(' ') })
  await tx
    .update(feedLines)
    .set({ faults: sql`coalesce(faults, '{}') || ${faults}::jsonb` })
    .where(and(eq(feedLines.feedId, feedId), eq(feedLines.line, line)))
}

/** Keeps addresses of photos for another time where some may still come; tells whether it did. */
const postpone = async (
  tx: Transaction,
  { clock }: FeedParts,
  { adId, failures }: PhotosRecord,
  faults: readonly string[],
): Promise<boolean> => {
  const minutes = AGAIN_MINUTES[failures]
  if (minutes === undefined) return false
  const againAt = new Date(clock().getTime() + minutes * MINUTE_MS)
  await tx
    .update(feedPhotos)
    .set({ freeAt: againAt, againAt, faults, failures: failures + 1 })
    .where(eq(feedPhotos.adId, adId))

  return true
}

const forget = (tx: Transaction, { adId }: PhotosRecord) =>
  tx.delete(feedPhotos).where(eq(feedPhotos.adId, adId))

/**
 * Gives an ad what came of its photos and has the report tell what did not. Nothing, if another line asked otherwise
 * meanwhile.
 * @returns paths of pictures nobody needs any more
 */
export const givePhotos = async (
  tx: Transaction,
  parts: FeedParts,
  asked: PhotosRecord,
  fetched: Fetched,
): Promise<readonly string[]> => {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, asked.adId)).for('update')
  const [still] = await tx
    .select()
    .from(feedPhotos)
    .where(eq(feedPhotos.adId, asked.adId))
    .for('update')
  if (!ad || !isDeepStrictEqual(still?.addresses, asked.addresses)) return []
  const [latest] = await latestAds(tx, [ad])
  const section = (await parts.sections.catalogue()).find(ad.sectionId)
  if (!latest || !section || isOver(ad)) {
    await forget(tx, asked)
    await note(tx, asked, [feedFault.photosLate])

    return []
  }
  const images = imagesWith(latest, asked, fetched)
  try {
    const unneeded = await tx.transaction((inner) => giveTo(inner, parts, latest, section, images))
    if (fetched.someMayCome && (await postpone(tx, parts, asked, fetched.faults))) return unneeded
    await forget(tx, asked)
    await note(
      tx,
      asked,
      fetched.faults.length > 0 ? [...fetched.faults, feedFault.photosOver] : [],
    )

    return unneeded
  } catch (error) {
    await forget(tx, asked)
    await note(tx, asked, Object.values(faultsOf(error, section)))

    return []
  }
}
