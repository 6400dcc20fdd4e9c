import { readFile } from 'node:fs/promises'
import { maxLength } from '@inzrt/domain/lengths'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { systemClock } from '../../api/src/platform/clock/Clock.ts'
import { pathNotFound } from '../../api/src/platform/errors/problems.ts'
import { ageRoutes } from './age/age.routes.ts'
import { clockRoutes, type SandboxDependencies } from './clock/clock.routes.ts'
import { gatewayRoutes } from './gateway/gateway.routes.ts'
import { guardSandbox, OPEN } from './http/guardSandbox.ts'
import { linksOf } from './mail/linkify.ts'
import { replyRoutes } from './mail/reply.routes.ts'
import { renderSandbox } from './page/renderSandbox.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import type { Phone } from './phone/renderPhone.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A letter may colour itself and nothing else. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const recipient = z._default(z.string().check(maxLength(254)), '')
const typed = z._default(z.string().check(maxLength(200)), '')
const PageQuerySchema = z.object({
  to: recipient,
  mail: z.optional(id),
  phone: typed,
  number: typed,
  text: typed,
  fault: typed,
  reply: typed,
})
const ListQuerySchema = z.object({ to: recipient })
const LetterSchema = z.object({ id })

type PageQuery = z.output<typeof PageQuerySchema>

/** `/sandbox`: the post, the texts and the clock of a product that is tried on one machine. */
export const sandboxRoutes: FastifyPluginAsync<SandboxDependencies> = async (app, dependencies) => {
  const { clock, messages, phone } = dependencies.sandbox
  const style = await readFile(`${import.meta.dirname}/page/sandbox.css`, 'utf8')
  guardSandbox(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      // Without any referrer a form's origin would be told as null.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  await app.register(clockRoutes, dependencies)
  const { bank } = dependencies
  if (bank) await app.register(gatewayRoutes, { bank, payments: dependencies.payments })
  await app.register(phoneRoutes, dependencies)
  await app.register(replyRoutes, dependencies)
  await app.register(ageRoutes, { ...dependencies, clock: clock.now })

  const phoneOf = async ({ phone: owner, number, text, fault }: PageQuery): Promise<Phone> => ({
    owner,
    messages: await phone.messages(owner),
    numbers: await phone.numbers(),
    waiting: await phone.waitingParts(clock.now()),
    draft: { number, text },
    isRefused: fault !== '',
  })

  app.get<{ Querystring: PageQuery }>(
    '/sandbox',
    { config: OPEN, schema: { querystring: PageQuerySchema } },
    async ({ query }, reply) => {
      const { to, mail } = query
      const [mails, drawn, open] = await Promise.all([
        messages.list('email', to),
        phoneOf(query),
        mail === undefined ? null : messages.findMail(mail),
      ])
      reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY)

      return renderSandbox({
        clock,
        machineTime: systemClock(),
        mailbox: { mails, recipient: to, open: open ?? mails[0] ?? null, reply: query.reply },
        phone: drawn,
        accounts: dependencies.accounts,
      })
    },
  )

  app.get('/sandbox/sandbox.css', { config: OPEN }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  )

  app.get<{ Querystring: z.output<typeof ListQuerySchema> }>(
    '/sandbox/mail.json',
    { config: OPEN, schema: { querystring: ListQuerySchema } },
    async ({ query: { to } }) => ({
      data: (await messages.list('email', to)).map((mail) => ({
        ...mail,
        links: linksOf(mail.text),
      })),
    }),
  )

  app.get<{ Querystring: z.output<typeof ListQuerySchema> }>(
    '/sandbox/sms.json',
    { config: OPEN, schema: { querystring: ListQuerySchema } },
    async ({ query: { to } }) => ({ data: await messages.list('sms', to) }),
  )

  app.get<{ Params: z.output<typeof LetterSchema> }>(
    '/sandbox/mail/:id.html',
    {
      config: { ...OPEN, missing: pathNotFound },
      schema: { params: LetterSchema },
    },
    async ({ params }, reply) => {
      const mail = await messages.findMail(params.id)
      if (!mail?.html) throw pathNotFound()
      reply.type('text/html; charset=utf-8').header('content-security-policy', LETTER_POLICY)

      return mail.html
    },
  )
}
