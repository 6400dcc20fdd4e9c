import { maxLength, minLength } from '@inzrt/rules/lengths'
import { MESSAGE_LENGTH } from '@inzrt/rules/limits'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { notFound } from '../http/notFound.ts'
import { RecipientSchema } from '../http/RecipientSchema.ts'
import { isForm } from '../http/readForms.ts'
import type { Records } from '../records/openRecords.ts'
import type { Letter } from './Letter.ts'
import { linksOf } from './linkify.ts'
import { sendReply } from './sendReply.ts'

export type MailDependencies = Readonly<{ letters: Records<Letter>; inletPort: number }>

const LetterSchema = z.object({ key: z.string().check(z.regex(/^[\w-]{1,64}$/)) })
const ReplySchema = z.object({
  text: z.string().check(minLength(1), maxLength(MESSAGE_LENGTH.most)),
})
type Target = { Params: z.output<typeof LetterSchema> }

/** A letter may colour itself and nothing else. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Letters that came, as programs read them, and answers to them. */
export const mailRoutes: FastifyPluginAsync<MailDependencies> = async (
  app,
  { letters, inletPort },
) => {
  app.get<{ Querystring: z.output<typeof RecipientSchema> }>(
    '/mail.json',
    { schema: { querystring: RecipientSchema } },
    async ({ query: { to } }) => ({
      data: letters
        .list()
        .filter(({ recipient }) => to === '' || recipient === to)
        .map((letter) => ({ ...letter, links: linksOf(letter.text) })),
    }),
  )

  app.get<Target>(
    '/mail/:key.html',
    { schema: { params: LetterSchema } },
    async ({ params }, reply) => {
      const letter = letters.get(params.key)
      if (!letter?.html) throw notFound()
      reply.type('text/html; charset=utf-8').header('content-security-policy', LETTER_POLICY)

      return letter.html
    },
  )

  app.post<Target & { Body: z.output<typeof ReplySchema> }>(
    '/mail/:key/reply',
    { schema: { params: LetterSchema, body: ReplySchema } },
    async (request, reply) => {
      const { params, body } = request
      const letter = letters.get(params.key)
      if (!letter?.replyTo) throw notFound()
      const refusal = await sendReply(inletPort, letter, body.text)
      if (isForm(request))
        return reply.redirect(
          `/?mail=${letter.key}&reply=${refusal ? refusal.code : 1}#zprava`,
          303,
        )
      if (refusal) return reply.code(422).send({ message: refusal.text })

      return { data: { taken: true } }
    },
  )
}
