import * as z from 'zod/mini'

/**
 * The one shape of every failure. `message` is for people, `code` for programs (see codes),
 * `errors` lists codes or texts a field, `retryAfter` is in seconds.
 */
export const ProblemSchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  retryAfter: z.optional(z.number()),
})
export type Problem = z.infer<typeof ProblemSchema>

/** Statuses any call may end with: bad input, too many calls, a failure, an outage. */
const COMMON = [400, 429, 500, 503] as const

/**
 * Response schemas of failures: the given statuses and those common to all calls.
 * @example { 200: SectionSchema, ...problems(404) }
 */
export const problems = <const Status extends number = never>(...statuses: Status[]) =>
  Object.fromEntries([...COMMON, ...statuses].map((status) => [status, ProblemSchema])) as Record<
    (typeof COMMON)[number] | Status,
    typeof ProblemSchema
  >
