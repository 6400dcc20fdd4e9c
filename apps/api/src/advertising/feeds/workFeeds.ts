import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { feedLines, feeds } from '../../platform/database/schema/feeds.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { createYield } from '../../platform/jobs/createYield.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'
import { applyLine, freeNumbers } from './applyLine.ts'
import { endMissing, findMissing } from './endMissing.ts'
import type { FeedParts, FeedRecord, LineRecord } from './FeedParts.ts'
import { isOfData } from './isOfData.ts'
import { isStillTaken } from './isStillTaken.ts'
import { faultsOf, type LineFaults } from './lineFaults.ts'
import { type LinePlan, planLine } from './planLine.ts'
import { postponeFeed } from './postponeFeed.ts'
import { readFeed } from './readFeed.ts'
import { adIdIn, readWorld } from './readWorld.ts'
import { takeFeed } from './takeFeed.ts'
import { trialNameFaults } from './trialNameFaults.ts'

/** Lines of one transaction: what they change waits for its end, and so do all who want the same. */
const IN_EARNEST = 20
const DRY = 500
/** Lines that are hard to judge end a step sooner: the database breaks a transaction off that says nothing for ten seconds. */
const STEP_MS = 1_000

type Done = Readonly<{ outcome: LinePlan['kind']; adId?: number; faults?: LineFaults }>

const UNKEPT = 'Tenhle řádek se nepodařilo uložit.'
/** A line in a transaction within the step's: one that fails leaves nothing behind, and the others as they are. */
const applied = async (
  tx: Transaction,
  parts: FeedParts,
  plan: LinePlan,
  work: Readonly<{ feed: FeedRecord; line: number; now: Date; ofNames: LineFaults | null }>,
): Promise<Done> => {
  if (plan.kind === 'refused') return { outcome: plan.kind, faults: plan.faults }
  if (plan.kind === 'unchanged') return { outcome: plan.kind, adId: plan.adId }
  if (plan.kind === 'created' && work.ofNames) return { outcome: 'refused', faults: work.ofNames }
  if (work.feed.isDry)
    return { outcome: plan.kind, ...(plan.kind === 'changed' && { adId: plan.latest.ad.id }) }
  try {
    return {
      outcome: plan.kind,
      adId: await tx.transaction((inner) => applyLine(inner, parts, plan, work)),
    }
  } catch (error) {
    const faults = isOfData(error) ? { '': UNKEPT } : faultsOf(error, plan.section)

    return { outcome: 'refused', faults }
  }
}

/** Writes down what became of some lines. */
const note = (
  tx: Transaction,
  { id }: FeedRecord,
  done: readonly (Done & Readonly<{ line: number }>)[],
) =>
  tx.execute(sql`
    update ${feedLines} set outcome = done.outcome, ad_id = done."adId", faults = done.faults, cells = null
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      as done(line integer, outcome text, "adId" integer, faults jsonb)
    where feed_id = ${id} and ${feedLines.line} = done.line`)

const BLOCKED = 'Účet je zablokovaný, inzeráty z\u00a0něj vkládat nejde.'

/** Nothing is placed any more for an account that may not. */
const stopFor = async (tx: Transaction, { id }: FeedRecord, now: Date): Promise<void> => {
  await tx
    .update(feeds)
    .set({ state: 'refused', fault: BLOCKED, finishedAt: now })
    .where(eq(feeds.id, id))
}

/** Works on some lines in their order, on one at least. */
const workLines = async (
  tx: Transaction,
  parts: FeedParts,
  feed: FeedRecord,
  lines: readonly LineRecord[],
): Promise<void> => {
  const now = parts.clock()
  const [user] = await tx.select().from(users).where(eq(users.id, feed.userId))
  if (!user || user.blockedAt || user.deletedAt) return stopFor(tx, feed, now)
  const catalogue = await parts.sections.catalogue()
  const numbers = lines.flatMap(({ number }) => number ?? [])
  if (!feed.isDry) await freeNumbers(tx, feed, numbers)
  const world = await readWorld(tx, lines, { feed, user, catalogue, now })
  // In earnest it is found out as the ad is placed.
  const ofNames = feed.isDry ? await trialNameFaults(tx, feed, user, now) : null
  const done = []
  const yieldToOthers = createYield()
  const end = performance.now() + STEP_MS
  for (const line of lines) {
    if (done.length > 0 && performance.now() > end) break
    await yieldToOthers()
    const plan = planLine(
      { number: line.number ?? '', cells: line.cells ?? {} },
      world,
      adIdIn(line.cells),
    )
    const work = { feed, line: line.line, now, ofNames }
    done.push({ line: line.line, ...(await applied(tx, parts, plan, work)) })
  }
  await note(tx, feed, done)
}

const finish = async (tx: Transaction, feed: FeedRecord, parts: FeedParts): Promise<void> => {
  const now = parts.clock()
  const found = feed.missing === null ? await findMissing(tx, feed) : feed
  const catalogue = await parts.sections.catalogue()
  const isEnding = !feed.isDry && found.keptMissing === null && (found.missing ?? 0) > 0
  const ended = isEnding ? await endMissing(tx, feed, catalogue, now) : 0
  const { missing, keptMissing } = found
  await tx.execute(requestJob('fetchPhotos'))
  await tx
    .update(feeds)
    .set({ missing, keptMissing, ...(ended === 0 && { state: 'done' as const, finishedAt: now }) })
    .where(eq(feeds.id, feed.id))
}

const nextLines = (tx: Transaction, { id, isDry }: FeedRecord) =>
  tx
    .select()
    .from(feedLines)
    .where(and(eq(feedLines.feedId, id), isNull(feedLines.outcome)))
    .orderBy(asc(feedLines.line))
    .limit(isDry ? DRY : IN_EARNEST)

const workOn = async (tx: Transaction, feed: FeedRecord, parts: FeedParts): Promise<void> => {
  if (feed.state === 'waiting') {
    const catalogue = await parts.sections.catalogue()

    return readFeed(tx, feed, { ...parts, catalogue }, parts.clock())
  }
  const lines = await nextLines(tx, feed)
  await (lines.length > 0 ? workLines(tx, parts, feed, lines) : finish(tx, feed, parts))
  await tx.update(feeds).set({ workedAt: parts.clock(), tries: 0 }).where(eq(feeds.id, feed.id))
}

/**
 * Works on files of ads in small steps, all files in turn. A step is a transaction: a process that is killed leaves
 * lines done or untouched, never done by half nor twice. A step that fails, or takes its process along, has its file
 * wait, and no other.
 */
export const workFeeds = (parts: FeedParts, turn?: AbortSignal): Promise<number> => {
  const step = async (): Promise<readonly FeedRecord[]> => {
    const feed = await takeFeed(parts)
    if (!feed) return []
    try {
      await parts.database.db.transaction(async (tx) => {
        if (await isStillTaken(tx, feed)) await workOn(tx, feed, parts)
      })
    } catch (error) {
      await postponeFeed(parts, feed, error)
    }

    return [feed]
  }

  return drain(step, turn)
}
