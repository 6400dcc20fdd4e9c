import { parsePhone } from '@inzrt/domain/contact'
import { maxLength } from '@inzrt/domain/lengths'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { invalidFields } from '../../../api/src/platform/errors/problems.ts'
import type { SandboxDependencies } from '../clock/clock.routes.ts'
import { OPEN } from '../http/guardSandbox.ts'
import { isForm, readForms } from '../http/readForms.ts'

/** Long enough to try what is refused for its length. */
const LONGEST = 1_000

const TypedSchema = z.object({
  from: z.string().check(maxLength(20)),
  number: z.string().check(maxLength(9)),
  text: z.string().check(maxLength(LONGEST)),
})

/** Where the phone stands on the page. */
const phoneOf = (from: string, fault: string): string =>
  `/sandbox?${new URLSearchParams({ phone: parsePhone(from) ?? from, ...(fault && { fault }) })}#telefon`

/** `POST /sandbox/sms`: sends a message from the phone; what it leads to has happened when it answers. */
export const phoneRoutes: FastifyPluginAsync<SandboxDependencies> = async (
  app,
  { sandbox: { simulator }, jobs },
) => {
  readForms(app)

  app.post<{ Body: z.output<typeof TypedSchema> }>(
    '/sandbox/sms',
    { config: OPEN, schema: { body: TypedSchema } },
    async (request, reply) => {
      const { body, log } = request
      const status = await simulator.send(app, body)
      await jobs.deliverMessages.run({ log })
      const isTaken = status === 200
      if (isForm(request))
        return reply.redirect(phoneOf(body.from, isTaken ? '' : String(status)), 303)
      if (!isTaken) throw invalidFields({ from: ['Operátor zprávu nepřijal.'] })

      return { data: { status } }
    },
  )
}
