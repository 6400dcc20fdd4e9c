import { maxLength } from '@inzrt/domain/lengths'
import { html } from '@inzrt/domain/text'
import { isSignedBy } from '@inzrt/protocols/gp-webpay/signature'
import { REQUEST_FIELDS, signedText } from '@inzrt/protocols/gp-webpay/signedText'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { pathNotFound } from '../../../api/src/platform/errors/problems.ts'
import { OPEN } from '../http/guardSandbox.ts'
import { answerOf } from './answerOf.ts'
import { type Ending, EndingSchema, resultOf } from './Ending.ts'
import { type Bank, STATUS_PATH } from './openBank.ts'
import type { SandboxPayment, SandboxPayments } from './payments.repository.ts'
import { renderPayment, renderPayments, renderReturns } from './renderGateway.ts'
import { NOT_IN_STATE } from './results.ts'
import { back, returnToShop } from './returnToShop.ts'
import { statusOf } from './statusOf.ts'

export type GatewayDependencies = Readonly<{ bank: Bank; payments: SandboxPayments }>

const FORM = 'application/x-www-form-urlencoded'
const RequestSchema = z.record(z.string(), z.string().check(maxLength(1_000)))
const NumberSchema = z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) })
const QuestionSchema = z.string().check(maxLength(4_000))
type Target = { Params: z.output<typeof NumberSchema> }

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

  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.post<{ Body: string }>(
    STATUS_PATH,
    { config: OPEN, schema: { body: QuestionSchema } },
    async ({ body }, reply) =>
      reply
        .type('text/xml; charset=utf-8')
        .send(await statusOf(bank, (number) => payments.find(number), body)),
  )

  app.get('/sandbox/gateway', { config: OPEN }, async (_request, reply) =>
    send(reply, renderPayments(await payments.list())),
  )

  app.post<{ Body: Record<string, string> }>(
    '/sandbox/gateway',
    {
      config: { ...OPEN, takesForeignForms: true },
      schema: { body: RequestSchema },
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
    { config: { ...OPEN, missing: pathNotFound }, schema: { params: NumberSchema } },
    async ({ params }, reply) => send(reply, renderPayment(await find(params.number))),
  )

  app.get<Target>(
    '/sandbox/gateway/:number/return',
    { config: { ...OPEN, missing: pathNotFound }, schema: { params: NumberSchema } },
    async ({ params }, reply) => {
      const payment = await find(params.number)
      const { prCode, srCode } = payment
      if (prCode === null) throw pathNotFound()
      const said = { prCode, srCode: srCode ?? 0, text: 'OK', label: '' }

      return reply.redirect(back(payment, answerOf(payment, said, bank)), 303)
    },
  )

  app.post<Target & { Body: Ending }>(
    '/sandbox/gateway/:number',
    {
      config: { ...OPEN, missing: pathNotFound },
      schema: { params: NumberSchema, body: EndingSchema },
    },
    async ({ params, body }, reply) => {
      const payment = await find(params.number)
      const result = payment.prCode === null ? resultOf(body) : NOT_IN_STATE
      if (payment.prCode === null && result !== NOT_IN_STATE)
        await payments.finish(params.number, result)

      return returnToShop(reply, body.action, {
        ...{ payment, result, bank },
        show: (text) => send(reply, text),
      })
    },
  )
}
