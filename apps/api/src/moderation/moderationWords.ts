import type { ModerationWord, TriedWord } from '@inzrt/contracts/moderationWord'
import { stem, tokenize } from '@inzrt/domain/search'
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { ads } from '../database/schema/ads.ts'
import { moderationWords } from '../database/schema/moderationWords.ts'
import type { Transaction } from '../database/Transaction.ts'
import { Problem } from '../errors/Problem.ts'
import { invalidFields } from '../errors/problems.ts'
import { stemLexeme } from '../search/stemLexeme.ts'
import type { SignedIn } from '../sessions/SignedIn.ts'

type Parts = Readonly<{ database: Database; clock: Clock }>
type Row = typeof moderationWords.$inferSelect

const DAY_MS = 86_400_000
/** A word is tried on the ads of so many days. */
const TRIAL_DAYS = 90
const SAMPLES = 10

const toWord = (row: Row): ModerationWord => ({
  id: row.id,
  word: row.word,
  note: row.note,
  state: row.state,
  trialHits: row.trialHits,
  triedAt: row.triedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** Tries a word on past ads of both sites: how many it would have held, and a few of them. */
const tryWord = async (tx: Transaction, row: Row, now: Date): Promise<TriedWord> => {
  const lexeme = `'${stemLexeme(row.stem)}'`
  const since = new Date(now.getTime() - TRIAL_DAYS * DAY_MS)
  const has = and(
    sql`${ads.allWords} @@ ${lexeme}::tsquery`,
    gt(ads.createdAt, since),
    ne(ads.state, 'deleted'),
  )
  const trialHits = await tx.$count(ads, has)
  const samples = await tx
    .select({ slug: ads.slug, heading: ads.heading })
    .from(ads)
    .where(has)
    .orderBy(desc(ads.createdAt))
    .limit(SAMPLES)
  const [tried] = await tx
    .update(moderationWords)
    .set({ trialHits, triedAt: now })
    .where(eq(moderationWords.id, row.id))
    .returning()

  return { data: { word: toWord(tried ?? row), samples } }
}

const stemOf = (word: string): string => {
  const [only, ...rest] = tokenize(word)
  if (!only || rest.length > 0)
    throw invalidFields({ word: ['Napište jedno slovo; najdeme i jeho další tvary.'] })

  return stem(only)
}

const alreadyThere = (): Problem =>
  new Problem(409, 'conflict', 'Toto slovo, nebo jiný jeho tvar, už v\u00a0seznamu je.')
const wordNotFound = (): Problem => new Problem(404, 'not_found', 'Slovo v\u00a0seznamu není.')

export const listWords = async ({ database }: Parts): Promise<ModerationWord[]> =>
  (await database.db.select().from(moderationWords).orderBy(asc(moderationWords.word))).map(toWord)

/** Keeps a word as a draft and tries it. @throws Problem 409 when it is there, 422 when it is none */
export const addWord = (
  { database, clock }: Parts,
  { word, note }: { word: string; note: string },
  moderator: SignedIn,
): Promise<TriedWord> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const [added] = await tx
      .insert(moderationWords)
      .values({
        ...{ word: word.trim(), stem: stemOf(word), note: note.trim() || null },
        ...{ createdBy: moderator.userId, createdAt: now },
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw alreadyThere()
    const deed = { action: 'added', entity: 'word', entityId: added.id } as const
    await recordAudit(tx, moderator, { ...deed, detail: { word: added.word } }, now)

    return tryWord(tx, added, now)
  })

const STATES = { try: null, activate: 'live', retire: 'retired' } as const

/** Tries a word, lets it hold ads, or takes it out; the trial always comes first. */
export const changeWord = (
  { database, clock }: Parts,
  id: number,
  action: keyof typeof STATES,
  moderator: SignedIn,
): Promise<TriedWord> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const [row] = await tx
      .select()
      .from(moderationWords)
      .where(eq(moderationWords.id, id))
      .for('update')
    if (!row) throw wordNotFound()
    const state = STATES[action] ?? row.state
    const [changed] = await tx
      .update(moderationWords)
      .set({ state })
      .where(eq(moderationWords.id, id))
      .returning()
    const tried = await tryWord(tx, changed ?? row, now)
    const { word, trialHits: hits } = tried.data.word
    const deed = { action, entity: 'word', entityId: id } as const
    await recordAudit(tx, moderator, { ...deed, detail: { word, hits, was: row.state } }, now)

    return tried
  })
