import { ID_MAX } from '@inzrt/domain/slug'
import { maxLength, minLength } from '@inzrt/rules/lengths'
import { EXPLANATION_LENGTH, MESSAGE_LENGTH, MESSAGE_PHOTOS_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { AdTypeSchema } from '../ads/advertisement.ts'
import { UploadTokenSchema } from '../ads/image.ts'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, pageOf, pagingQuery } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { queryFlag, queryInt } from '../wire/query.ts'
import {
  CountSchema,
  DateTimeSchema,
  graphemesUpTo,
  IdSchema,
  ImagePathSchema,
  SlugSchema,
} from '../wire/scalar.ts'
import { conversationParams, link, linkQuery } from './conversationLink.ts'
import { DealSchema } from './deal.ts'
import { RatingsSchema } from './rating.ts'

/** The two who write each other about an ad: the one who asks, and its advertiser. */
export const SideSchema = z.enum(['buyer', 'seller'])
export type Side = z.infer<typeof SideSchema>

const facts = {
  id: IdSchema,
  /** Which of the two asks. */
  side: SideSchema,
  ad: z.object({
    heading: z.string(),
    type: AdTypeSchema,
    /** null: its page is not there any more. */
    slug: z.nullable(SlugSchema),
  }),
  /** What the other one is called; null: has said no name. */
  otherName: z.nullable(z.string()),
}

/** A conversation as it stands in the list. */
export const ConversationItemSchema = z.object({
  ...facts,
  last: z.object({ content: z.string(), isOwn: z.boolean(), sentAt: DateTimeSchema }),
  unread: CountSchema,
})
export type ConversationItem = z.infer<typeof ConversationItemSchema>

/** A photo of a message; its path shows it today and tomorrow, and is written nowhere else. */
export const MessagePhotoSchema = z.object({
  path: ImagePathSchema,
  width: IdSchema,
  height: IdSchema,
})

export const MessageSchema = z.object({
  id: IdSchema,
  isOwn: z.boolean(),
  content: z.string(),
  /** Written by the sender for the other one to see. */
  phoneNumber: z.nullable(z.string()),
  photos: z.array(MessagePhotoSchema).check(maxLength(MESSAGE_PHOTOS_MAX)),
  /** What the one who asks can answer in one press; of a usual question. */
  answers: z.array(z.string()),
  sentAt: DateTimeSchema,
  /** Whether the one it was written to has seen it. */
  isRead: z.boolean(),
  /** Whether it is the first its sender wrote here. */
  isFirst: z.boolean(),
})
export type Message = z.infer<typeof MessageSchema>

/** Most messages one answer holds; earlier ones are behind `before`. */
export const MESSAGES_SHOWN = 100

export const ConversationSchema = z.object({
  ...facts,
  /** Oldest first. */
  messages: z.array(MessageSchema).check(maxLength(MESSAGES_SHOWN)),
  hasEarlier: z.boolean(),
  /** Whether the one who asks has blocked the other. */
  isBlocked: z.boolean(),
  isHidden: z.boolean(),
  /** Whether a message of the one who asks would reach the other. */
  canWrite: z.boolean(),
  /** Whether it may have photos: nobody sends any to somebody who has not answered. */
  canSendPhotos: z.boolean(),
  /** null: this is no ad of a thing for sale. */
  deal: z.nullable(DealSchema),
  /** null: nothing was handed over. */
  ratings: z.nullable(RatingsSchema),
})
export type Conversation = z.infer<typeof ConversationSchema>

/** Conversations of an account, the last written first. */
export const listConversationsCall = {
  method: 'GET',
  path: '/api/front/me/conversations',
  audience: 'user',
  query: z.object({ ...pagingQuery, isHidden: z._default(queryFlag(), false) }),
  responses: { 200: pageOf(ConversationItemSchema), ...problems(401) },
} satisfies Call

/** One of them, for either of its two sides and nobody else. */
export const readConversationCall = {
  method: 'GET',
  path: '/api/front/conversations/{conversationId}',
  audience: 'visitor',
  params: conversationParams,
  query: z.object({ ...link, before: z.optional(queryInt(1, ID_MAX)) }),
  responses: { 200: itemOf(ConversationSchema), ...problems(401, 404) },
} satisfies Call

/** Writes on. The same words again, right after themselves, count once. */
export const writeMessageCall = {
  method: 'POST',
  path: '/api/front/conversations/{conversationId}/messages',
  audience: 'visitor',
  budget: 'message',
  params: conversationParams,
  query: linkQuery,
  body: z.object({
    content: graphemesUpTo(MESSAGE_LENGTH.most).check(minLength(1)),
    /** Tokens of uploaded pictures, in their order. */
    photos: z.optional(z.array(UploadTokenSchema).check(maxLength(MESSAGE_PHOTOS_MAX))),
  }),
  fieldNames: { text: 'content' },
  responses: { 201: itemOf(MessageSchema), ...problems(401, 403, 404, 422) },
} satisfies Call

/** Says what was read, puts a conversation out of sight and back, ends and takes up what the other one may write. */
export const markConversationCall = {
  method: 'PUT',
  path: '/api/front/conversations/{conversationId}/mark',
  audience: 'visitor',
  params: conversationParams,
  query: linkQuery,
  body: z.union([
    z.object({ event: z.literal('read'), upTo: IdSchema }),
    z.object({ event: z.enum(['hide', 'show', 'block', 'unblock']) }),
  ]),
  responses: { 200: NoticeSchema, ...problems(401, 404, 422) },
} satisfies Call

/** Tells our moderators what the other one writes; they see the last messages of the reported side. */
export const reportConversationCall = {
  method: 'PUT',
  path: '/api/front/conversations/{conversationId}/report',
  audience: 'visitor',
  budget: 'report',
  params: conversationParams,
  query: linkQuery,
  body: z.object({ explanation: z.optional(graphemesUpTo(EXPLANATION_LENGTH.most)) }),
  responses: { 200: NoticeSchema, ...problems(401, 404, 422) },
} satisfies Call
