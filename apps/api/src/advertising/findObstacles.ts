import { moderationReasons } from '@inzrt/domain/moderation'
import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Brand } from '../brand/Brand.ts'
import { adImages } from '../database/schema/adImages.ts'
import { ads } from '../database/schema/ads.ts'
import type { Transaction } from '../database/Transaction.ts'

/** What a moderator is told of an ad that waits for a person. */
export type Obstacle =
  | 'contact'
  | 'shouting'
  | 'adult'
  | 'duplicate'
  | 'foreign_image'
  | 'new_account'

export type JudgedAd = Readonly<{
  id: number
  brand: Brand
  userId: number | null
  heading: string
  content: string
  fingerprint: string
  now: Date
}>

const DAY_MS = 86_400_000
/** A seller who repeats an ad within this time has it already. */
const DUPLICATE_DAYS = 30
/** The first ads of an account are read by a person. */
const WATCHED_ADS = 2
/** Marks of two pictures that differ in no more bits are copies. */
const COPY_BITS = 3

const isDuplicate = async (tx: Transaction, { id, fingerprint, now }: JudgedAd) => {
  const since = new Date(now.getTime() - DUPLICATE_DAYS * DAY_MS)
  const [twin] = await tx
    .select({ id: ads.id })
    .from(ads)
    .where(
      and(
        eq(ads.fingerprint, fingerprint),
        ne(ads.id, id),
        gt(ads.createdAt, since),
        inArray(ads.state, ['published', 'paused', 'waiting_approval', 'blocked', 'rejected']),
      ),
    )
    .limit(1)

  return twin !== undefined
}

/** The same picture under the other site or in somebody else's ad. */
const hasForeignImage = async (tx: Transaction, { id, brand, userId }: JudgedAd) => {
  const mine = alias(adImages, 'mine')
  const isForeign = sql`(${ads.brandCode} <> ${brand} or ${ads.userId} is distinct from ${userId})`
  const isCopy = sql`mark_quarters(${adImages.mark}) && mark_quarters(${mine.mark})
    and mark_distance(${adImages.mark}, ${mine.mark}) <= ${COPY_BITS}`
  const [found] = await tx
    .select({ id: adImages.id })
    .from(mine)
    .innerJoin(adImages, isCopy)
    .innerJoin(ads, eq(ads.id, adImages.adId))
    .where(and(eq(mine.adId, id), ne(ads.id, id), ne(ads.state, 'deleted'), isForeign))
    .limit(1)

  return found !== undefined
}

const isNewAccount = async (tx: Transaction, { id, userId }: JudgedAd) => {
  if (userId === null) return false
  const [approved] = await tx
    .select({ number: count() })
    .from(ads)
    .where(and(eq(ads.userId, userId), ne(ads.id, id), sql`${ads.publishedAt} is not null`))

  return (approved?.number ?? 0) < WATCHED_ADS
}

/** Why an ad has to be read by a person before it is published; none: it may go out at once. */
export const findObstacles = async (tx: Transaction, ad: JudgedAd): Promise<Obstacle[]> => {
  const rules = moderationReasons({ ...ad, isAdultBrand: ad.brand === 'adult' })
  const checks = [
    ['duplicate', isDuplicate],
    ['foreign_image', hasForeignImage],
    ['new_account', isNewAccount],
  ] as const
  const found: Obstacle[] = rules.map(({ rule }) => rule)
  for (const [obstacle, holds] of checks) if (await holds(tx, ad)) found.push(obstacle)

  return found
}
