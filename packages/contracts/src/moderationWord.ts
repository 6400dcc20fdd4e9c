import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { itemOf, listOf } from './pagination.ts'
import { problems } from './problem.ts'
import { queryInt } from './query.ts'
import { CountSchema, DateTimeSchema, IdSchema, MAX_INT, SlugSchema, textUpTo } from './scalar.ts'

/** A word an ad is held for. */
export const ModerationWordSchema = z.object({
  id: IdSchema,
  word: z.string(),
  note: z.nullable(z.string()),
  state: z.enum(['draft', 'live', 'retired']),
  /** Ads of the last days it would have held, as of its trial; null: not tried yet. */
  trialHits: z.nullable(CountSchema),
  triedAt: z.nullable(DateTimeSchema),
  createdAt: DateTimeSchema,
})
export type ModerationWord = z.infer<typeof ModerationWordSchema>

const unread = problems(401, 403)

export const listModerationWordsCall = {
  method: 'GET',
  path: '/api/admin/words',
  audience: 'moderator',
  responses: { 200: listOf(ModerationWordSchema), ...unread },
} satisfies Call

/** A word with a few of the past ads that have it. */
export const TriedWordSchema = itemOf(
  z.object({
    word: ModerationWordSchema,
    samples: z.array(z.object({ slug: SlugSchema, heading: z.string() })),
  }),
)
export type TriedWord = z.infer<typeof TriedWordSchema>

/** Keeps a word as a draft and tries it on past ads; it holds nothing yet. */
export const addModerationWordCall = {
  method: 'POST',
  path: '/api/admin/words',
  audience: 'moderator',
  body: z.object({ word: textUpTo(50), note: textUpTo(200) }),
  responses: { 201: TriedWordSchema, ...problems(401, 403, 409, 422) },
} satisfies Call

/** Tries a word again, lets it hold ads from now on, or takes it out. Only a tried one goes live. */
export const changeModerationWordCall = {
  method: 'POST',
  path: '/api/admin/words/{wordId}',
  audience: 'moderator',
  params: z.object({ wordId: queryInt(1, MAX_INT) }),
  body: z.object({ action: z.enum(['try', 'activate', 'retire']) }),
  responses: { 200: TriedWordSchema, ...problems(401, 403, 404, 409) },
} satisfies Call
