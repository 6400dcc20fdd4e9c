import { QUESTIONS } from '@inzrt/rules/deal'
import { minLength } from '@inzrt/rules/lengths'
import { MESSAGE_LENGTH, NAME_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { OptionalEmailSchema, OptionalPhoneSchema } from '../account/user.ts'
import { AdParamsSchema } from '../ads/advertisementDetail.ts'
import type { Call } from './call.ts'
import { itemOf } from './pagination.ts'
import { problems } from './problem.ts'
import { DateTimeSchema, graphemesUpTo, IdSchema } from './scalar.ts'

export const MessageBodySchema = z.object({
  name: z.optional(graphemesUpTo(NAME_MAX)),
  /** Where the answers go; an account has them, and its own address. */
  email: OptionalEmailSchema,
  phoneNumber: OptionalPhoneSchema,
  content: graphemesUpTo(MESSAGE_LENGTH.most).check(minLength(1)),
  /** Which usual question it asks; it is answered in one press. To be called needs a number. */
  question: z.optional(z.enum(QUESTIONS)),
})
export type MessageBody = z.infer<typeof MessageBodySchema>

/** Begins a conversation with the advertiser: neither side learns the other's address. */
export const sendMessageCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/messages',
  audience: 'visitor',
  budget: 'contact',
  params: AdParamsSchema,
  body: MessageBodySchema,
  fieldNames: { text: 'content' },
  responses: {
    201: itemOf(
      z.object({
        sentAt: DateTimeSchema,
        /** Where an account finds it; others are sent a link. */
        conversationId: z.nullable(IdSchema),
      }),
    ),
    ...problems(401, 403, 404, 422),
  },
} satisfies Call
