import { maxLength, minLength } from '@inzrt/domain/lengths'
import { MESSAGE_LENGTH } from '@inzrt/domain/limits'
import { formatDateTime } from '@inzrt/domain/time'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { readMail } from '../../../api/src/messages/inlet/readMail.ts'
import { invalidFields, pathNotFound } from '../../../api/src/platform/errors/problems.ts'
import type { SandboxDependencies } from '../clock/clock.routes.ts'
import { OPEN } from '../http/guardSandbox.ts'
import { isForm, readForms } from '../http/readForms.ts'
import type { SandboxMessage } from './messages.repository.ts'

const LetterSchema = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})
const ReplySchema = z.object({
  text: z.string().check(minLength(1), maxLength(MESSAGE_LENGTH.most)),
})

/** What a program for mail sends when somebody answers: the words, and below them the letter they answer. */
const composeReply = (
  { recipient, replyTo, subject, text, sentAt }: SandboxMessage,
  words: string,
) =>
  Buffer.from(
    [
      `From: <${recipient}>`,
      `To: <${replyTo}>`,
      `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      words,
      '',
      `Dne ${formatDateTime(sentAt)} Inzrt napsal(a):`,
      ...text.split('\n').map((line) => `> ${line}`),
    ].join('\r\n'),
  )

/** `POST /sandbox/mail/{id}/reply`: answers a letter, as its reader would from a program for mail. */
export const replyRoutes: FastifyPluginAsync<SandboxDependencies> = async (
  app,
  { sandbox: { messages }, inlet, jobs },
) => {
  readForms(app)

  app.post<{ Params: z.output<typeof LetterSchema>; Body: z.output<typeof ReplySchema> }>(
    '/sandbox/mail/:id/reply',
    {
      config: { ...OPEN, missing: pathNotFound },
      schema: { params: LetterSchema, body: ReplySchema },
    },
    async (request, reply) => {
      const { params, body, log } = request
      const mail = await messages.findMail(params.id)
      if (!inlet || !mail?.replyTo) throw pathNotFound()
      const received = await readMail(composeReply(mail, body.text))
      const refusal = await inlet.receive(mail.replyTo, received)
      await jobs.deliverMessages.run({ log })
      if (isForm(request))
        return reply.redirect(
          `/sandbox?mail=${mail.id}&reply=${refusal ? refusal.code : 1}#zprava`,
          303,
        )
      if (refusal) throw invalidFields({ text: [refusal.text] })

      return { data: { taken: true } }
    },
  )
}
