import { html } from '@inzrt/domain/text'
import { isSignedBy } from '@inzrt/protocols/gp-webpay/signature'
import { REQUEST_FIELDS, signedText } from '@inzrt/protocols/gp-webpay/signedText'
import { maxLength } from '@inzrt/rules/lengths'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { notFound } from '../http/notFound.ts'
import type { Product } from '../product/createProduct.ts'
import type { Records } from '../records/openRecords.ts'
import { answerOf } from './answerOf.ts'
import { type Ending, EndingSchema, resultOf } from './Ending.ts'
import { type Bank, MERCHANT } from './openBank.ts'
import type { Payment } from './Payment.ts'
import { renderPayment, renderPayments, renderReturns } from './renderGateway.ts'
import { NOT_IN_STATE } from './results.ts'
import { back, returnToShop } from './returnToShop.ts'
import { statusOf } from './statusOf.ts'

export type GatewayDependencies = Readonly<{
  bank: Bank
  payments: Records<Payment>
  product: Product
}>

const RequestSchema = z.record(z.string(), z.string().check(maxLength(1_000)))
const NumberSchema = z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) })
const SHOWN = 20
const QuestionSchema = z.string().check(maxLength(4_000))
type Target = { Params: z.output<typeof NumberSchema> }

/** `/gateway`: stands in for the card gateway and speaks its protocol with keys of its own. */
export const gatewayRoutes: FastifyPluginAsync<GatewayDependencies> = async (
  app,
  { bank, payments, product },
) => {
  const send = (reply: FastifyReply, text: string, payment?: Payment) => {
    const shop = payment ? ` ${new URL(payment.fields.URL ?? '').origin}` : ''
    const policy = `default-src 'none'; style-src 'self'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`

    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(text)
  }
  const find = (number: string): Payment => {
    const payment = payments.get(number)
    if (!payment) throw notFound()

    return payment
  }

  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.post<{ Body: string }>(
    '/gateway/stav',
    { schema: { body: QuestionSchema } },
    async ({ body }, reply) =>
      reply
        .type('text/xml; charset=utf-8')
        .send(statusOf(bank, (number) => payments.get(number), body)),
  )

  app.get('/gateway', async (_request, reply) =>
    send(reply, renderPayments(payments.list().slice(0, SHOWN))),
  )

  app.post<{ Body: Record<string, string> }>(
    '/gateway',
    {
      config: { takesForeignForms: true },
      schema: { body: RequestSchema },
    },
    async ({ body }, reply) => {
      const isSigned = isSignedBy(signedText(REQUEST_FIELDS, body), body.DIGEST, bank.shopKey)
      const { data } = NumberSchema.safeParse({ number: body.ORDERNUMBER })
      if (!isSigned || !data || body.MERCHANTNUMBER !== MERCHANT)
        return send(
          reply.code(400),
          renderReturns('Chybný podpis', 'Brána požadavku obchodu nevěří (PRCODE 31).', html``),
        )
      // A number that comes with other fields is of another database, begun again.
      if (payments.get(data.number)?.fields.DIGEST !== body.DIGEST)
        payments.put(data.number, {
          bankOrderNumber: data.number,
          fields: body,
          prCode: null,
          srCode: null,
          createdAt: (await product.now()).toISOString(),
        })

      return reply.redirect(`/gateway/${data.number}`, 303)
    },
  )

  app.get<Target>(
    '/gateway/:number',
    { schema: { params: NumberSchema } },
    async ({ params }, reply) => {
      const payment = find(params.number)

      return send(reply, renderPayment(payment), payment)
    },
  )

  app.get<Target>(
    '/gateway/:number/return',
    { schema: { params: NumberSchema } },
    async ({ params }, reply) => {
      const payment = find(params.number)
      const { prCode, srCode } = payment
      if (prCode === null) throw notFound()
      const said = { prCode, srCode: srCode ?? 0, text: 'OK', label: '' }

      return reply.redirect(back(payment, answerOf(payment, said, bank)), 303)
    },
  )

  app.post<Target & { Body: Ending }>(
    '/gateway/:number',
    {
      schema: { params: NumberSchema, body: EndingSchema },
    },
    async ({ params, body }, reply) => {
      const payment = find(params.number)
      const result = payment.prCode === null ? resultOf(body) : NOT_IN_STATE
      if (payment.prCode === null && result !== NOT_IN_STATE)
        payments.put(params.number, { ...payment, prCode: result.prCode, srCode: result.srCode })

      return returnToShop(reply, body.action, {
        payment,
        result,
        bank,
        show: (text) => send(reply, text, payment),
      })
    },
  )
}
