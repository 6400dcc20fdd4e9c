import { DAY_MS } from '@inzrt/domain/time'
import { DUPLICATE_DAYS } from '@inzrt/rules/limits'
import { moderationReasons } from '@inzrt/rules/moderation'
import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isCopyOf } from '../../catalogue/images/isCopyOf.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { hasLiveWord } from './hasLiveWord.ts'
import { withAttributes } from './withAttributes.ts'

/** What a moderator is told of an ad that waits for a person. */
export type Obstacle =
  | 'sms'
  | 'contact'
  | 'shouting'
  | 'adult'
  | 'duplicate'
  | 'foreign_image'
  | 'new_account'
  | 'word'
  | 'edited'

type JudgedAd = Pick<
  typeof ads.$inferSelect,
  | 'id'
  | 'brandCode'
  | 'userId'
  | 'email'
  | 'heading'
  | 'content'
  | 'attributes'
  | 'fingerprint'
  | 'source'
  | 'emailVerifiedAt'
  | 'phoneVerifiedAt'
> &
  Readonly<{
    /** Of a proposed version; otherwise the ad's own pictures. */
    imageIds?: readonly number[]
  }>

/** The first ads of an account under contacts nobody proved are read by a person. */
const WATCHED_ADS = 2

/** Copies sent at one moment are judged one after the other: else none would know of the others. */
const isDuplicate = async (tx: Transaction, { id, fingerprint }: JudgedAd, now: Date) => {
  if (fingerprint === null) return false
  const turn = `fingerprint ${fingerprint}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`)
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

/** The same picture under the other site or in somebody else's ad; guests are told by their e-mail. */
const hasForeignImage = async (
  tx: Transaction,
  { id, brandCode, userId, email, imageIds }: JudgedAd,
) => {
  const mine = alias(adImages, 'mine')
  const isMine = imageIds ? inArray(mine.id, [...imageIds]) : eq(mine.adId, id)
  const isAnothers =
    userId === null
      ? sql`${ads.userId} is not null or ${ads.email} is distinct from ${email}`
      : sql`${ads.userId} is distinct from ${userId}`
  const isForeign = sql`(${ads.brandCode} <> ${brandCode} or ${isAnothers})`
  const [found] = await tx
    .select({ id: adImages.id })
    .from(mine)
    .innerJoin(adImages, isCopyOf(adImages, mine))
    .innerJoin(ads, eq(ads.id, adImages.adId))
    .where(and(isMine, ne(ads.id, id), ne(ads.state, 'deleted'), isForeign))
    .limit(1)

  return found !== undefined
}

/** A guest's contact is always proved: an account that proves as much does not wait longer. */
const isNewAccount = async (
  tx: Transaction,
  { id, userId, emailVerifiedAt, phoneVerifiedAt }: JudgedAd,
) => {
  if (userId === null || emailVerifiedAt || phoneVerifiedAt) return false
  const [approved] = await tx
    .select({ number: count() })
    .from(ads)
    .where(and(eq(ads.userId, userId), ne(ads.id, id), sql`${ads.publishedAt} is not null`))

  return (approved?.number ?? 0) < WATCHED_ADS
}

const MASK = '***'

/** What came by SMS is always read, and a number that was masked in it is worth a warning. */
const smsObstacles = ({ source, content }: JudgedAd): Obstacle[] => {
  if (source !== 'sms') return []

  return content.includes(MASK) ? ['sms', 'contact'] : ['sms']
}

/** Why an ad has to be read by a person before it is published; none: it may go out at once. */
export const findObstacles = async (
  tx: Transaction,
  written: JudgedAd,
  now: Date,
): Promise<Obstacle[]> => {
  const ad = withAttributes(written)
  const rules = moderationReasons({ ...ad, isAdultBrand: ad.brandCode === 'adult' })
  const checks = [
    ['duplicate', isDuplicate],
    ['foreign_image', hasForeignImage],
    ['word', hasLiveWord],
    ['new_account', isNewAccount],
  ] as const
  const found: Obstacle[] = [...smsObstacles(ad), ...rules.map(({ rule }) => rule)]
  for (const [obstacle, holds] of checks) if (await holds(tx, ad, now)) found.push(obstacle)

  return found
}
