import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { pathNotFound } from '../../errors/problems.ts'
import { html } from '../../html/html.ts'
import { encodeAnswer } from '../../payments/encodeAnswer.ts'
import { isSignedBy } from '../../payments/signature.ts'
import { REQUEST_FIELDS, signedText } from '../../payments/signedText.ts'
import { OPEN } from '../guardSandbox.ts'
import { answerOf } from './answerOf.ts'
import type { Bank } from './openBank.ts'
import type { SandboxPayment, SandboxPayments } from './payments.repository.ts'
import { renderPayment, renderPayments, renderReturns } from './renderGateway.ts'
import { APPROVED, CANCELLED, NOT_IN_STATE, type Result, refusalOf } from './results.ts'

export type GatewayDependencies = Readonly<{ bank: Bank; payments: SandboxPayments }>

const FORM = 'application/x-www-form-urlencoded'
const RequestSchema = z.record(z.string(), z.string().check(z.maxLength(1_000)))
const NumberSchema = z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) })
const ActionSchema = z.object({
  action: z.enum([
    'approve',
    'cancel',
    'decline',
    'vanish',
    'back',
    'twice',
    'tamper',
    'silent',
    'post',
  ]),
  refusal: z._default(z.string().check(z.maxLength(20)), ''),
})

type Action = z.output<typeof ActionSchema>
type Target = { Params: z.output<typeof NumberSchema> }
type Answer = Readonly<Record<string, string>>

const resultOf = ({ action, refusal }: Action): Result => {
  if (action === 'cancel') return CANCELLED
  if (action === 'decline' || action === 'tamper') return refusalOf(refusal)

  return action === 'back' ? NOT_IN_STATE : APPROVED
}

/** A refusal made to look like a payment: its signature is that of something else. */
const tampered = (answer: Answer): Answer => ({
  ...answer,
  PRCODE: '0',
  SRCODE: '0',
  RESULTTEXT: 'OK',
})

const back = ({ fields }: SandboxPayment, answer: Answer): string =>
  `${fields.URL}?${encodeAnswer(answer)}`

const formOf = ({ fields }: SandboxPayment, answer: Answer) => html`
  <form method="post" action="${fields.URL ?? ''}">${Object.entries(answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>Zpět do obchodu</button></form>`

/** `/sandbox/gateway`: stands in for the card gateway and speaks its protocol with keys of its own. */
export const gatewayRoutes: FastifyPluginAsync<GatewayDependencies> = async (
  app,
  { bank, payments },
) => {
  const shops = Object.values(bank.gateway.origins).join(' ')
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${shops}; base-uri 'none'; frame-ancestors 'none'`
  const send = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(text)
  const find = async (number: string): Promise<SandboxPayment> => {
    const payment = await payments.find(number)
    if (!payment) throw pathNotFound()

    return payment
  }
  const answer = (payment: SandboxPayment, result: Result) => answerOf(payment, result, bank)

  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get('/sandbox/gateway', { config: OPEN, schema: { hide: true } }, async (_request, reply) =>
    send(reply, renderPayments(await payments.list())),
  )

  app.post<{ Body: Record<string, string> }>(
    '/sandbox/gateway',
    {
      config: { ...OPEN, takesForeignForms: true },
      schema: { hide: true, body: RequestSchema },
    },
    async ({ body }, reply) => {
      const isSigned = isSignedBy(signedText(REQUEST_FIELDS, body), body.DIGEST, bank.shopKey)
      const { success } = NumberSchema.safeParse({ number: body.ORDERNUMBER })
      if (!isSigned || !success || body.MERCHANTNUMBER !== bank.gateway.merchantNumber)
        return send(
          reply.code(400),
          renderReturns('Chybný podpis', 'Brána požadavku obchodu nevěří (PRCODE 31).', html``),
        )
      await payments.keep(body)

      return reply.redirect(`/sandbox/gateway/${body.ORDERNUMBER}`, 303)
    },
  )

  app.get<Target>(
    '/sandbox/gateway/:number',
    { config: { ...OPEN, missing: pathNotFound }, schema: { hide: true, params: NumberSchema } },
    async ({ params }, reply) => send(reply, renderPayment(await find(params.number))),
  )

  app.get<Target>(
    '/sandbox/gateway/:number/return',
    { config: { ...OPEN, missing: pathNotFound }, schema: { hide: true, params: NumberSchema } },
    async ({ params }, reply) => {
      const payment = await find(params.number)
      const { prCode, srCode } = payment
      if (prCode === null) throw pathNotFound()
      const said = { prCode, srCode: srCode ?? 0, text: 'OK', label: '' }

      return reply.redirect(back(payment, answer(payment, said)), 303)
    },
  )

  app.post<Target & { Body: Action }>(
    '/sandbox/gateway/:number',
    {
      config: { ...OPEN, missing: pathNotFound },
      schema: { hide: true, params: NumberSchema, body: ActionSchema },
    },
    async ({ params, body }, reply) => {
      const payment = await find(params.number)
      const result = payment.prCode === null ? resultOf(body) : NOT_IN_STATE
      if (payment.prCode === null && result !== NOT_IN_STATE)
        await payments.finish(params.number, result)
      const said = answer(payment, result)
      switch (body.action) {
        case 'vanish':
          return send(
            reply,
            renderReturns('Okno se zavřelo', 'Zaplaceno je, obchod se to nedozvěděl.', html``),
          )
        case 'twice':
          return send(
            reply,
            renderReturns(
              'Dva návraty',
              'Oba odkazy přinesou obchodu tutéž odpověď.',
              html`<p><a href="${back(payment, said)}">První návrat</a></p><p><a href="${back(payment, said)}">Druhý návrat</a></p>`,
            ),
          )
        case 'post':
          return send(
            reply,
            renderReturns('Zaplaceno', 'Zpět se vrátíte formulářem.', formOf(payment, said)),
          )
        case 'tamper':
          return reply.redirect(back(payment, tampered(said)), 303)
        case 'silent':
          return reply.redirect(back(payment, answer(payment, { ...result, text: '' })), 303)
        default:
          return reply.redirect(back(payment, said), 303)
      }
    },
  )
}
