import { countOf, WORD_FORMS } from '@inzrt/domain/text'
import { FEED_ENDS } from '@inzrt/rules/limits'
import { and, asc, count, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { feedLines } from '../../platform/database/schema/feeds.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { applyEvent } from '../editing/applyEvent.ts'
import type { FeedRecord } from './FeedParts.ts'

const BATCH_SIZE = 50

const WAITING = ['waiting_verification', 'waiting_payment', 'waiting_approval'] as const
const RUNNING = ['published', 'paused'] as const

/** Ads that files placed and that can be ended. */
const isOfFiles = ({ userId, brandCode }: FeedRecord) =>
  and(
    eq(ads.userId, userId),
    eq(ads.brandCode, brandCode),
    isNotNull(ads.ownNumber),
    inArray(ads.state, [...WAITING, ...RUNNING]),
  )

const linesOf = (tx: Transaction, { id }: FeedRecord) =>
  tx
    .select({ one: sql`1` })
    .from(feedLines)
    .where(and(eq(feedLines.feedId, id), eq(feedLines.number, ads.ownNumber)))

/** Those of them that were there before the file: what it placed itself does not make it whole. */
const isFormer = (tx: Transaction, feed: FeedRecord) =>
  and(
    isOfFiles(feed),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(feedLines)
        .where(
          and(
            eq(feedLines.feedId, feed.id),
            eq(feedLines.adId, ads.id),
            eq(feedLines.outcome, 'created'),
          ),
        ),
    ),
  )

/** Those of them that no line names, by number or by what came of it. */
const isMissing = (tx: Transaction, feed: FeedRecord) =>
  and(
    isOfFiles(feed),
    notExists(linesOf(tx, feed)),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(feedLines)
        .where(and(eq(feedLines.feedId, feed.id), eq(feedLines.adId, ads.id))),
    ),
  )

const countWhere = async (tx: Transaction, which: ReturnType<typeof and>): Promise<number> => {
  const [row] = await tx.select({ number: count() }).from(ads).where(which)

  return row?.number ?? 0
}

const isNameless = (tx: Transaction, { id }: FeedRecord) =>
  tx
    .select({ line: feedLines.line })
    .from(feedLines)
    .where(and(eq(feedLines.feedId, id), isNull(feedLines.number), isNull(feedLines.adId)))
    .orderBy(asc(feedLines.line))
    .limit(1)

/** Why ads that are not in the file are left alone; null: they may be ended. */
const reasonToKeep = async (
  tx: Transaction,
  feed: FeedRecord,
  missing: number,
): Promise<string | null> => {
  const [nameless] = await isNameless(tx, feed)
  if (nameless)
    return feed.isXml
      ? `${nameless.line}. inzerát v\u00a0souboru nemá číslo, a\u00a0nevíme, o\u00a0který jde. Dokud ho neopravíte, žádný neukončíme.`
      : `Na řádku ${nameless.line} nevíme, o\u00a0který inzerát jde. Dokud ho neopravíte, žádný neukončíme.`
  const all = await countWhere(tx, isFormer(tx, feed))
  if (missing <= FEED_ENDS.always || missing * 100 <= all * FEED_ENDS.percent) return null

  return `V\u00a0souboru chybí ${countOf(missing, WORD_FORMS.advert)} z\u00a0${all}. To vypadá na neúplný soubor nebo jiná vlastní čísla, a\u00a0tak jsme žádný neukončili.`
}

/** Counts what is not in a file whose lines are all worked on, and decides whether it is ended. */
export const findMissing = async (tx: Transaction, feed: FeedRecord) => {
  if (!feed.endsMissing) return { missing: 0, keptMissing: null }
  const missing = await countWhere(tx, isMissing(tx, feed))

  return { missing, keptMissing: missing > 0 ? await reasonToKeep(tx, feed, missing) : null }
}

/** Ends the next few of them: nobody saw those that wait, they are deleted. Tells how many. */
export const endMissing = async (
  tx: Transaction,
  feed: FeedRecord,
  catalogue: SectionCatalogue,
  now: Date,
): Promise<number> => {
  const missing = await tx
    .select()
    .from(ads)
    .where(isMissing(tx, feed))
    .orderBy(asc(ads.id))
    .limit(BATCH_SIZE)
    .for('update')
  for (const ad of missing)
    await applyEvent(tx, {
      ad,
      actor: 'owner',
      now,
      section: await catalogue.sectionOf(ad),
      event: RUNNING.some((state) => state === ad.state) ? 'close' : 'delete',
      guards: { closeReason: 'withdrawn' },
    })

  return missing.length
}
