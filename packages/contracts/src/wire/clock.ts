import * as z from 'zod/mini'

/** The product's clock where it can be moved, for those of its own machine: GET reads it, POST moves it. */
export const CLOCK_PATH = '/internal/clock'

const YEAR_MINUTES = 525_600

/** How it is moved; forms write numbers as texts. */
export const ClockMoveSchema = z.union([
  z.object({
    advanceMinutes: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(YEAR_MINUTES)),
  }),
  z.object({ reset: z.coerce.boolean() }),
])
export type ClockMove = z.output<typeof ClockMoveSchema>

/** How far it is ahead, in milliseconds, and what time it tells. */
export const ClockSchema = z.object({ offsetMs: z.number(), now: z.iso.datetime() })
