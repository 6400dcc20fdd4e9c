import { CLOCK_PATH, type ClockMove, ClockMoveSchema } from '@inzrt/contracts/wire/clock'
import { MINUTE_MS } from '@inzrt/domain/time'
import type { FastifyPluginAsync } from 'fastify'
import type { JobName, Jobs } from '../jobs/Job.ts'
import { logFailure } from '../jobs/logFailure.ts'
import { RowsFailed } from '../jobs/RowsFailed.ts'
import type { MovableClock } from './openMovableClock.ts'

type Dependencies = Readonly<{ clock: MovableClock; jobs: Jobs }>

/** What depends on the time, in the order a day would do it: letters go out last. */
const TIMED = [
  'expireAds',
  'askAboutPayments',
  'expireOrders',
  'endPromos',
  'notifyExpiring',
  'askFreshness',
  'notifyOfDelay',
  'closeEditions',
  'sendAlerts',
  'notifyMatches',
  'endExchanges',
  'proposeExchanges',
  'deliverMessages',
  'deliverPushes',
] as const satisfies readonly JobName[]

/** Reads and moves the clock; what is due at the new time has happened when it answers. */
export const clockRoutes: FastifyPluginAsync<Dependencies> = async (app, { clock, jobs }) => {
  const config = { audience: 'internal' } as const
  const told = () => ({ offsetMs: clock.offsetMs(), now: clock.now().toISOString() })

  app.get(CLOCK_PATH, { config }, async () => told())

  app.post<{ Body: ClockMove }>(
    CLOCK_PATH,
    { config, schema: { body: ClockMoveSchema } },
    async ({ body, log }) => {
      await ('reset' in body ? clock.reset() : clock.advance(body.advanceMinutes * MINUTE_MS))
      for (const name of TIMED)
        await jobs[name].run({ log }).catch((error: unknown) => {
          if (!(error instanceof RowsFailed)) throw error
          logFailure(log, name, error)
        })

      return told()
    },
  )
}
