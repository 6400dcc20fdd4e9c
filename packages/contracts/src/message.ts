import * as z from 'zod/mini'
import { AdParamsSchema } from './advertisementDetail.ts'
import type { Call } from './call.ts'
import { itemOf } from './pagination.ts'
import { problems } from './problem.ts'
import { DateTimeSchema } from './scalar.ts'
import { EmailSchema, PhoneSchema } from './user.ts'

export const MessageBodySchema = z.object({
  name: z.optional(z.string().check(z.maxLength(50))),
  email: EmailSchema,
  phoneNumber: z.optional(PhoneSchema),
  content: z.string().check(z.minLength(1), z.maxLength(2000)),
})
export type MessageBody = z.infer<typeof MessageBodySchema>

/** Writes to the advertiser without either side learning the other's address. */
export const sendMessageCall = {
  method: 'POST',
  path: '/api/front/inzrts/{slug}/messages',
  audience: 'anyone',
  params: AdParamsSchema,
  body: MessageBodySchema,
  responses: { 201: itemOf(z.object({ sentAt: DateTimeSchema })), ...problems(404, 422) },
} satisfies Call
