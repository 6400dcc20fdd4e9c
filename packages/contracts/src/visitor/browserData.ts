import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { listOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema } from '../wire/scalar.ts'

/** A cookie of this site that the browser sends; its value never leaves the bff. */
export const BrowserCookieSchema = z.object({
  name: z.string(),
  /** When it ends, where the bff knows it. */
  endsAt: z.nullable(DateTimeSchema),
})
export type BrowserCookie = z.infer<typeof BrowserCookieSchema>

/** What the browser keeps for us out of the page's sight. Answered by the bff. */
export const listBrowserCookiesCall = {
  method: 'GET',
  path: '/api/session/browser',
  audience: 'anyone',
  responses: { 200: listOf(BrowserCookieSchema), ...problems() },
} satisfies Call

/** Logs out and takes back every cookie, stored file and cached page of this browser. Answered by the bff. */
export const forgetBrowserCall = {
  method: 'POST',
  path: '/api/session/forget',
  audience: 'anyone',
  budget: 'logout',
  responses: { 200: NoticeSchema, ...problems() },
} satisfies Call
