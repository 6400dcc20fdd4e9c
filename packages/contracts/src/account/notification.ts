import { maxLength, minLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf, PER_PAGE_MAX, pageOf, pagingQuery } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { CountSchema, DateTimeSchema, IdSchema } from '../wire/scalar.ts'

/** What an account was told, by a letter or without one. */
export const NotificationSchema = z.object({
  id: IdSchema,
  /** In one line: „Inzerát jsme zablokovali: „Kolo““. */
  title: z.string(),
  /** Page of the site that it is about. */
  path: z.string(),
  isRead: z.boolean(),
  at: DateTimeSchema,
})
export type Notification = z.infer<typeof NotificationSchema>

/** What an account was told on this site in the last 180 days, the latest first. */
export const listNotificationsCall = {
  method: 'GET',
  path: '/api/front/me/notifications',
  audience: 'user',
  query: z.object(pagingQuery),
  responses: { 200: pageOf(NotificationSchema), ...problems(401) },
} satisfies Call

/** How much of it nobody has read. */
export const countUnreadCall = {
  method: 'GET',
  path: '/api/front/me/notifications/unread',
  audience: 'user',
  responses: { 200: itemOf(z.object({ unread: CountSchema })), ...problems(401) },
} satisfies Call

/** Says what was read: some, or all that there is by the one that was seen last. */
export const readNotificationsCall = {
  method: 'PUT',
  path: '/api/front/me/notifications/read',
  audience: 'user',
  budget: 'account',
  body: z.union([
    z.object({ ids: z.array(IdSchema).check(minLength(1), maxLength(PER_PAGE_MAX)) }),
    z.object({ upTo: DateTimeSchema }),
  ]),
  responses: { 200: NoticeSchema, ...problems(401, 422) },
} satisfies Call
