import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import type { MailInlet } from '../../../api/src/messages/inlet/openMailInlet.ts'
import type { JobName, Jobs } from '../../../api/src/platform/jobs/Job.ts'
import type { DemoAccount } from '../../../api/src/seed/openDemoAccounts.ts'
import type { Bank } from '../gateway/openBank.ts'
import type { SandboxPayments } from '../gateway/payments.repository.ts'
import { OPEN } from '../http/guardSandbox.ts'
import { isForm, readForms } from '../http/readForms.ts'
import type { Sandbox } from '../openSandbox.ts'

export type SandboxDependencies = {
  sandbox: Sandbox
  jobs: Jobs
  accounts: readonly DemoAccount[]
  /** The card gateway's other side. */
  bank?: Bank | undefined
  payments: SandboxPayments
  /** What the bff and we sign with what is theirs alone. */
  internalKey: string
  /** Where its mailbox answers letters. */
  inlet: MailInlet | null
}

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
  'deliverMessages',
] as const satisfies readonly JobName[]

const MINUTE = 60_000
const YEAR_MINUTES = 525_600

const MoveSchema = z.union([
  z.object({
    advanceMinutes: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(YEAR_MINUTES)),
  }),
  z.object({ reset: z.coerce.boolean() }),
])

/** `POST /sandbox/clock`: moves the clock; what is due at the new time has happened when it answers. */
export const clockRoutes: FastifyPluginAsync<SandboxDependencies> = async (
  app,
  { sandbox: { clock }, jobs },
) => {
  readForms(app)

  app.get('/sandbox/clock', { config: OPEN }, async () => ({
    data: { offsetMs: clock.offsetMs(), now: clock.now().toISOString() },
  }))

  app.post<{ Body: z.output<typeof MoveSchema> }>(
    '/sandbox/clock',
    { config: OPEN, schema: { body: MoveSchema } },
    async (request, reply) => {
      const { body, log } = request
      await ('reset' in body ? clock.reset() : clock.advance(body.advanceMinutes * MINUTE))
      for (const name of TIMED) await jobs[name].run({ log })
      if (isForm(request)) return reply.redirect('/sandbox', 303)

      return { data: { offsetMs: clock.offsetMs(), now: clock.now().toISOString() } }
    },
  )
}
