import { maxLength, minLength } from '@inzrt/rules/lengths'
import { FEED_BYTES, FEED_NAME_MAX, FEED_PIECE_BYTES } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf, listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateTimeSchema, IdSchema, SlugSchema } from '../wire/scalar.ts'

/** Where a file of ads stands: still coming, whole, worked on, done, or of no use as a whole. */
export const FeedStateSchema = z.enum(['arriving', 'waiting', 'working', 'done', 'refused'])

/** What became of a line, or would in earnest. */
export const FeedOutcomeSchema = z.enum(['created', 'changed', 'unchanged', 'refused'])
export type FeedOutcome = z.infer<typeof FeedOutcomeSchema>

/** Four signs for three bytes. */
const PIECE_SIGNS = Math.ceil(FEED_PIECE_BYTES / 3) * 4

const FeedChoicesSchema = z.object({
  /** What the file is called where it comes from. */
  name: z.string().check(minLength(1), maxLength(FEED_NAME_MAX), z.regex(/\S/, 'blank')),
  /** Nothing is changed; the report says what would be. */
  isDry: z.boolean(),
  /** Ads placed by files that are not in this one are ended. */
  endsMissing: z.boolean(),
  /** New ads in paid sections are paid by credit, and begin at once; else they are refused. */
  paysByCredit: z.boolean(),
})

/** A file of ads, with its report by numbers. */
export const FeedSchema = z.extend(FeedChoicesSchema, {
  id: IdSchema,
  state: FeedStateSchema,
  /** Why it is of no use as a whole. */
  fault: z.nullable(z.string()),
  /** Its lines are the ads of an XML file, counted by themselves. */
  isXml: z.boolean(),
  lines: CountSchema,
  /** Lines by what became of them. */
  outcomes: z.object({
    created: CountSchema,
    changed: CountSchema,
    unchanged: CountSchema,
    refused: CountSchema,
  }),
  /**
   * Lines whose photos are still to be fetched, lines with some that did not come and are fetched again, the first of
   * them when, and lines with some that could not be fetched.
   */
  photos: z.object({
    waiting: CountSchema,
    again: CountSchema,
    againAt: z.nullable(DateTimeSchema),
    failed: CountSchema,
  }),
  /** Ads that are not in it, once they were looked for; ended unless `keptMissing` says why not. */
  missing: z.nullable(CountSchema),
  keptMissing: z.nullable(z.string()),
  /** Columns nobody knows. */
  unknownColumns: z.array(z.string()),
  createdAt: DateTimeSchema,
  finishedAt: z.nullable(DateTimeSchema),
})
export type Feed = z.infer<typeof FeedSchema>

/**
 * What became of a line, with what is wrong by the names of columns; under no name where it is the line as a whole. Of
 * a line that was not refused it is photos that could not be fetched.
 */
export const FeedLineSchema = z.object({
  line: IdSchema,
  number: z.nullable(z.string()),
  outcome: z.nullable(FeedOutcomeSchema),
  faults: z.record(z.string(), z.string()),
  slug: z.nullable(SlugSchema),
  /** Photos that are still to come: why some did not at the last try, and when the next one is; null: none are. */
  photos: z.nullable(
    z.object({ faults: z.array(z.string()), againAt: z.nullable(DateTimeSchema) }),
  ),
})
export type FeedLine = z.infer<typeof FeedLineSchema>

/** An ad as the cells of a line, by the names of columns. */
export const FeedCellsSchema = z.record(z.string(), z.string())

/** Some items of a list, and what the next ones follow; null: there are no more. */
const partOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), meta: z.object({ after: z.nullable(z.string()) }) })

const number = () => z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/, 'number'))
const feedParams = z.object({ feedId: z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'feed')) })

/** Begins to send a file of ads; its pieces follow. One that was still coming gives way. */
export const sendFeedCall = {
  method: 'POST',
  path: '/api/front/me/feeds',
  audience: 'user',
  budget: 'feed',
  body: z.extend(FeedChoicesSchema, {
    bytes: z.int().check(z.minimum(1), z.maximum(FEED_BYTES)),
    /** The rules of advertising were agreed to. */
    rules: z.literal(true),
  }),
  responses: { 201: itemOf(FeedSchema), ...problems(401, 403, 409, 422) },
} satisfies Call

/** Sends a piece of a file, in base64: all of one length but the last. The file is worked on once all are there. */
export const sendFeedPieceCall = {
  method: 'PUT',
  path: '/api/front/me/feeds/{feedId}/pieces/{position}',
  audience: 'user',
  bodySize: 'piece',
  params: z.extend(feedParams, { position: number() }),
  body: z.object({
    bytes: z.string().check(maxLength(PIECE_SIGNS), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'base64')),
  }),
  responses: { 200: itemOf(FeedSchema), ...problems(401, 404, 409, 413, 422) },
} satisfies Call

/** The last files of ads of the user, the newest first. */
export const listFeedsCall = {
  method: 'GET',
  path: '/api/front/me/feeds',
  audience: 'user',
  responses: { 200: listOf(FeedSchema), ...problems(401) },
} satisfies Call

/** Lines of a file in their order, those with one outcome or with something wrong, photos that did not come yet too, alone if asked, some hundreds at a time. */
export const listFeedLinesCall = {
  method: 'GET',
  path: '/api/front/me/feeds/{feedId}/lines',
  audience: 'user',
  params: feedParams,
  query: z.object({
    after: z.optional(number()),
    outcome: z.optional(FeedOutcomeSchema),
    only: z.optional(z.literal('wrong')),
  }),
  responses: { 200: partOf(FeedLineSchema), ...problems(401, 404) },
} satisfies Call

/** Ads of the user as lines of a file, some hundreds at a time. */
export const listFeedAdsCall = {
  method: 'GET',
  path: '/api/front/me/feed-ads',
  audience: 'user',
  query: z.object({ after: z.optional(number()) }),
  responses: {
    200: partOf(FeedCellsSchema),
    ...problems(401),
  },
} satisfies Call
