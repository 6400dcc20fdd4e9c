import { feedFault } from '@inzrt/rules/feed'
import { PHOTO_BYTES } from '@inzrt/rules/limits'
import { and, asc, eq, exists, lte, sql } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { feedPhotos, feeds } from '../../platform/database/schema/feeds.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import type { Outside } from '../../platform/outside/createOutside.ts'
import { storeUpload, type UploadParts } from '../uploads/storeUpload.ts'
import type { FeedParts, PhotosRecord } from './FeedParts.ts'
import { type Fetched, givePhotos, isOver } from './givePhotos.ts'
import { type LatestAd, latestAds } from './latestAds.ts'
import { isTemporary, photoFault } from './photoFault.ts'

/** What photos are fetched with. */
type PhotoParts = FeedParts & UploadParts & Readonly<{ outside: Outside }>

const PHOTO_MS = 10_000
const LINE_MS = 30_000
/** Longer than a line can take with its last photo and the decoding of that. */
const LEASE_MS = 60_000

/** As many as are decoded at once: visitors of the site are not to feel it. */
const CONCURRENCY = 2

/** When a seller had their last turn. */
const lastTurn = sql`(select max(own.photos_at) from ${feeds} own where own.user_id = ${feeds.userId})`

/**
 * Takes the photos of a line for a while: a process that is killed gives them back by its silence. Sellers take turns,
 * so that nobody waits for another one's long file or slow server.
 */
const takeLine = ({ database, clock }: PhotoParts): Promise<PhotosRecord | null> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const isFree = lte(feedPhotos.freeAt, now)
    const free = tx
      .select()
      .from(feedPhotos)
      .where(and(eq(feedPhotos.feedId, feeds.id), isFree))
    const [feed] = await tx
      .select({ id: feeds.id })
      .from(feeds)
      .where(exists(free))
      .orderBy(sql`${lastTurn} nulls first`, asc(feeds.id))
      .limit(1)
    if (!feed) return null
    await tx.update(feeds).set({ photosAt: now }).where(eq(feeds.id, feed.id))
    const [asked] = await tx
      .select()
      .from(feedPhotos)
      .where(and(eq(feedPhotos.feedId, feed.id), isFree))
      .orderBy(asc(feedPhotos.freeAt), asc(feedPhotos.line))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!asked) return null
    const freeAt = new Date(now.getTime() + LEASE_MS)
    await tx.update(feedPhotos).set({ freeAt }).where(eq(feedPhotos.adId, asked.adId))

    return asked
  })

async function* whole(bytes: Buffer) {
  yield bytes
}

/** A photo as an upload; or why it is none. */
const fetchPhoto = async (
  parts: PhotoParts,
  address: string,
  {
    brand,
    ms,
    stopping,
  }: Readonly<{ brand: Brand; ms: number; stopping?: AbortSignal | undefined }>,
): Promise<{ token: string } | { fault: string; isTemporary: boolean }> => {
  const came = await parts.outside.fetch(address, { mostBytes: PHOTO_BYTES, ms, stopping })
  if ('fault' in came) return { fault: photoFault(came), isTemporary: isTemporary(came) }
  try {
    const asker = { client: 'files of ads' }
    const { uploadToken } = await storeUpload(parts, brand, asker, whole(came.bytes), address)

    return { token: uploadToken }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error

    return { fault: error.message, isTemporary: error.status === 429 }
  }
}

/** Fetches what an ad does not have yet, one photo at a time: visitors of the site are not to feel it. */
const fetchMissing = async (
  parts: PhotoParts,
  { addresses }: PhotosRecord,
  { ad, images }: LatestAd,
  stopping?: AbortSignal,
): Promise<Fetched> => {
  const end = performance.now() + LINE_MS
  const tokens = new Map<string, string>()
  const faults: string[] = []
  let someMayCome = false
  for (const [at, address] of addresses.entries()) {
    if (images.some(({ fetchedFrom }) => fetchedFrom === address)) continue
    const ms = Math.floor(Math.max(0, Math.min(PHOTO_MS, end - performance.now())))
    const came = await fetchPhoto(parts, address, { brand: ad.brandCode, ms, stopping })
    if ('token' in came) tokens.set(address, came.token)
    else faults.push(feedFault.photo(at + 1, came.fault))
    someMayCome ||= 'fault' in came && came.isTemporary
  }

  return { tokens, faults, someMayCome }
}

const readLatest = async ({ database: { db } }: PhotoParts, { adId }: PhotosRecord) =>
  (await latestAds(db, await db.select().from(ads).where(eq(ads.id, adId))))[0]

/**
 * Fetches photos that files name by their addresses, a line or two at a time and outside of any transaction: a server
 * that hangs holds nobody up. What does not come now and may do so later is fetched again.
 * @param turn ends before the next line
 * @param stopping ends within a line, which comes again
 */
export const fetchPhotos = async (
  parts: PhotoParts,
  {
    turn,
    stopping,
  }: Readonly<{ turn?: AbortSignal | undefined; stopping?: AbortSignal | undefined }> = {},
): Promise<number> => {
  const rows = eachRow<PhotosRecord>('fetch photos of ad', ({ adId }) => adId)
  const step = async (): Promise<readonly PhotosRecord[]> => {
    const asked = await takeLine(parts)
    if (asked) await rows.treat(parts.database.db, [asked], fetchLine)

    return asked && !stopping?.aborted ? [asked] : []
  }
  const fetchLine = async (asked: PhotosRecord): Promise<void> => {
    const latest = await readLatest(parts, asked)
    if (!latest) return
    const nothing = { tokens: new Map(), faults: [], someMayCome: false }
    const fetched = isOver(latest.ad) ? nothing : await fetchMissing(parts, asked, latest, stopping)
    if (stopping?.aborted) return
    const unneeded = await parts.database.db.transaction((tx) =>
      givePhotos(tx, parts, asked, fetched),
    )
    await Promise.all(unneeded.map((path) => parts.originals.remove(path)))
  }
  const ways = Array.from({ length: CONCURRENCY }, () => drain(step, turn))

  await Promise.all(ways)

  return rows.settle()
}
