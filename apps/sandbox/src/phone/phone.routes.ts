import { randomUUID } from 'node:crypto'
import { parsePhone } from '@inzrt/domain/contact'
import { maxLength } from '@inzrt/rules/lengths'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { RecipientSchema } from '../http/RecipientSchema.ts'
import { isForm } from '../http/readForms.ts'
import type { Product } from '../product/createProduct.ts'
import type { Phone } from './createPhone.ts'
import { deliverSms } from './deliverSms.ts'

export type PhoneDependencies = Readonly<{
  phone: Phone
  product: Product
  /** Where premium messages are brought. */
  smsHookUrl: string
  secret: string
}>

/** Long enough to try what is refused for its length. */
const LONGEST = 1_000

const TypedSchema = z.object({
  from: z.string().check(maxLength(20)),
  number: z.string().check(maxLength(9)),
  text: z.string().check(maxLength(LONGEST)),
})

/** Where the phone stands on the page. */
const placeOf = (owner: string, fault: string): string =>
  `/?${new URLSearchParams({ phone: owner, ...(fault && { fault }) })}#telefon`

/** `/sms`: sends a message from the phone, and waits a moment for an answer to it. */
export const phoneRoutes: FastifyPluginAsync<PhoneDependencies> = async (
  app,
  { phone, product, smsHookUrl, secret },
) => {
  app.get<{ Querystring: z.output<typeof RecipientSchema> }>(
    '/sms.json',
    { schema: { querystring: RecipientSchema } },
    async ({ query: { to } }) => ({
      data: phone
        .messages(to)
        .filter(({ isSent }) => !isSent)
        .map(({ key, other, owner, text, at }) => ({
          key,
          sender: other,
          recipient: owner,
          text,
          sentAt: at,
        })),
    }),
  )

  app.post<{ Body: z.output<typeof TypedSchema> }>(
    '/sms',
    { schema: { body: TypedSchema } },
    async (request, reply) => {
      const { body } = request
      const now = await product.now()
      const owner = parsePhone(body.from) ?? body.from
      const answered = phone.answered(owner)
      const status = await deliverSms({ url: smsHookUrl, secret, now }, body)
      const isTaken = status === 200
      if (isTaken) {
        const { number: other, text } = body
        phone.keep({ key: randomUUID(), isSent: true, other, owner, text, at: now.toISOString() })
        await answered
      }
      if (isForm(request)) return reply.redirect(placeOf(owner, isTaken ? '' : String(status)), 303)
      if (!isTaken) return reply.code(422).send({ message: 'Operátor zprávu nepřijal.' })

      return { data: { status } }
    },
  )
}
