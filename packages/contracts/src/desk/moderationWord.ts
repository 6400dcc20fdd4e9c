import { ID_MAX } from '@inzrt/domain/slug'
import { HELD_WORD_MAX, HELD_WORD_NOTE_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { AdStateSchema } from '../ads/advertisement.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryInt } from '../wire/query.ts'
import { CountSchema, DateTimeSchema, graphemesUpTo, IdSchema, SlugSchema } from '../wire/scalar.ts'
import { MarkSchema } from './adminRecord.ts'

export const WordStateSchema = z.enum(['draft', 'live', 'retired'])

/** A word an ad is held for. */
export const ModerationWordSchema = z.object({
  id: IdSchema,
  word: z.string(),
  note: z.nullable(z.string()),
  state: WordStateSchema,
  /** Past ads it would have held, as of its last replay; null: not replayed yet. */
  trialHits: z.nullable(CountSchema),
  triedAt: z.nullable(DateTimeSchema),
  createdAt: DateTimeSchema,
})
export type ModerationWord = z.infer<typeof ModerationWordSchema>

const unread = problems(401, 403)

/** Words that hold an ad back, with how often each did. */
export const listModerationWordsCall = {
  method: 'GET',
  path: '/api/admin/words',
  audience: 'moderator',
  responses: { 200: listOf(ModerationWordSchema), ...unread },
} satisfies Call

/** What may be done with a word: it holds ads from now on, or no longer does. */
export const RuleActionSchema = z.enum(['activate', 'retire'])
export type RuleAction = z.infer<typeof RuleActionSchema>

/** On so many of the latest ads every change of the rules is replayed. */
export const REPLAYED_ADS = 5_000
/** Of each side so many are named. */
export const FLIPS_NAMED = 100

/** Past ads that would have gone the other way, the latest first. */
const FlipsSchema = z.object({
  count: CountSchema,
  ads: z.array(
    z.object({ id: IdSchema, slug: SlugSchema, heading: z.string(), state: AdStateSchema }),
  ),
})

/** What a change of the rules would have done to past ads. */
export const RuleReplaySchema = itemOf(
  z.object({
    word: ModerationWordSchema,
    action: RuleActionSchema,
    replayed: CountSchema,
    held: FlipsSchema,
    released: FlipsSchema,
    /** Stands for the rules as they were replayed; the change is confirmed with it. */
    mark: MarkSchema,
  }),
)
export type RuleReplay = z.infer<typeof RuleReplaySchema>

/** Keeps a word as a draft and replays what it would do; it holds nothing yet. */
export const addModerationWordCall = {
  method: 'POST',
  path: '/api/admin/words',
  audience: 'moderator',
  body: z.object({ word: graphemesUpTo(HELD_WORD_MAX), note: graphemesUpTo(HELD_WORD_NOTE_MAX) }),
  responses: { 201: RuleReplaySchema, ...problems(401, 403, 409, 422) },
} satisfies Call

const wordParams = z.object({ wordId: queryInt(1, ID_MAX) })

/** Replays a change on past ads and changes nothing. */
export const replayModerationWordCall = {
  method: 'POST',
  path: '/api/admin/words/{wordId}/replay',
  audience: 'moderator',
  params: wordParams,
  body: z.object({ action: RuleActionSchema }),
  responses: { 200: RuleReplaySchema, ...problems(401, 403, 404) },
} satisfies Call

/** Makes the change that was replayed; 409 when the rules changed since. */
export const changeModerationWordCall = {
  method: 'POST',
  path: '/api/admin/words/{wordId}',
  audience: 'moderator',
  params: wordParams,
  body: z.object({ action: RuleActionSchema, mark: MarkSchema }),
  responses: { 200: itemOf(ModerationWordSchema), ...problems(401, 403, 404, 409) },
} satisfies Call
