import type { ModerationWord, RuleAction, RuleReplay } from '@inzrt/contracts/desk/moderationWord'
import { stem, tokenize } from '@inzrt/domain/search'
import { asc, eq } from 'drizzle-orm'
import { liveStems } from '../../advertising/placing/hasLiveWord.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { moderationWords } from '../../platform/database/schema/moderationWords.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { conflict, invalidFields, notFound } from '../../platform/errors/problems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { etagOf } from '../admin/etagOf.ts'
import { replayRules } from './replayRules.ts'

type Parts = Readonly<{ database: Database; clock: Clock }>
type Row = typeof moderationWords.$inferSelect

const toWord = (row: Row): ModerationWord => ({
  id: row.id,
  word: row.word,
  note: row.note,
  state: row.state,
  trialHits: row.trialHits,
  triedAt: row.triedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** Replays a change on past ads; the mark stands for the rules they were replayed on. */
const replay = async (
  tx: Transaction,
  row: Row,
  action: RuleAction,
  now: Date,
): Promise<RuleReplay> => {
  const before = await liveStems(tx)
  const others = [...before].filter((stem) => stem !== row.stem)
  const after = new Set(action === 'activate' ? [...others, row.stem] : others)
  const flips = await replayRules(tx, { before, after })
  const trialHits = action === 'activate' ? flips.held.count : row.trialHits
  const [replayed] = await tx
    .update(moderationWords)
    .set({ trialHits, triedAt: now })
    .where(eq(moderationWords.id, row.id))
    .returning()
  const mark = etagOf({ id: row.id, action, live: [...before].toSorted() })

  return { data: { word: toWord(replayed ?? row), action, ...flips, mark } }
}

const stemOf = (word: string): string => {
  const [only, ...rest] = tokenize(word)
  if (!only || rest.length > 0)
    throw invalidFields({ word: ['Napište jedno slovo; najdeme i jeho další tvary.'] })

  return stem(only)
}

const alreadyThere = (): Problem =>
  conflict('Toto slovo, nebo jiný jeho tvar, už v\u00a0seznamu je.')
const wordNotFound = (): Problem => notFound('Slovo v\u00a0seznamu není.')

export const listWords = async ({ database }: Parts): Promise<ModerationWord[]> =>
  (await database.db.select().from(moderationWords).orderBy(asc(moderationWords.word))).map(toWord)

const rulesMoved = (): Problem =>
  new Problem(409, 'version', 'Seznam se mezitím změnil. Projděte si prosím nové srovnání.')

/** Keeps a word as a draft and replays it. @throws Problem 409 when it is there, 422 when it is none */
export const addWord = (
  { database, clock }: Parts,
  { word, note }: { word: string; note: string },
  moderator: SignedIn,
): Promise<RuleReplay> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const [added] = await tx
      .insert(moderationWords)
      .values({
        word: word.trim(),
        stem: stemOf(word),
        note: note.trim() || null,
        createdBy: moderator.userId,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw alreadyThere()
    const deed = { action: 'added', entity: 'word', entityId: added.id } as const
    await recordAudit(tx, moderator, { ...deed, detail: { word: added.word } }, now)

    return replay(tx, added, 'activate', now)
  })

/** The list as it is, kept from changing under us. */
const lockWord = async (tx: Transaction, id: number): Promise<Row> => {
  const rows = await tx
    .select()
    .from(moderationWords)
    .orderBy(asc(moderationWords.id))
    .for('update')
  const row = rows.find((one) => one.id === id)
  if (!row) throw wordNotFound()

  return row
}

/** What a change would do to past ads. @throws Problem 404 */
export const replayWord = (
  { database, clock }: Parts,
  id: number,
  action: RuleAction,
): Promise<RuleReplay> =>
  database.db.transaction(async (tx) => replay(tx, await lockWord(tx, id), action, clock()))

const STATES = { activate: 'live', retire: 'retired' } as const

/** Lets a word hold ads or takes it out, as it was replayed. @throws Problem 409 when the list moved since */
export const changeWord = (
  { database, clock }: Parts,
  id: number,
  { action, mark }: Readonly<{ action: RuleAction; mark: string }>,
  moderator: SignedIn,
): Promise<ModerationWord> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const row = await lockWord(tx, id)
    const { data: replayed } = await replay(tx, row, action, now)
    if (replayed.mark !== mark) throw rulesMoved()
    const [changed] = await tx
      .update(moderationWords)
      .set({ state: STATES[action] })
      .where(eq(moderationWords.id, id))
      .returning()
    const [held, released] = [replayed.held.count, replayed.released.count]
    const detail = { word: row.word, held, released, was: row.state }
    await recordAudit(tx, moderator, { action, entity: 'word', entityId: id, detail }, now)

    return toWord(changed ?? row)
  })
