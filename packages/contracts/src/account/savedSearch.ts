import { maxLength, minLength } from '@inzrt/domain/lengths'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, IdSchema } from '../wire/scalar.ts'

export const FREQUENCIES = ['none', 'instant', 'daily', 'weekly'] as const

export const SavedSearchSchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** Query of the search page: `term=kolo&psc=60200`. */
  query: z.string(),
  frequency: z.enum(FREQUENCIES),
  /** false: it asks for nothing any more, and no news of it are sent. */
  isMeaningful: z.boolean(),
  createdAt: DateTimeSchema,
})
export type SavedSearch = z.infer<typeof SavedSearchSchema>

/** Ids as an address names them. */
const searchParams = z.object({ searchId: z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'search')) })
const FrequencySchema = z.enum(FREQUENCIES)

/** Keeps a search of the search page. */
export const saveSearchCall = {
  method: 'POST',
  path: '/api/front/me/searches',
  audience: 'user',
  budget: 'account',
  body: z.object({
    query: z.string().check(minLength(1), maxLength(1000)),
    frequency: FrequencySchema,
  }),
  responses: { 201: itemOf(SavedSearchSchema), ...problems(401, 422) },
} satisfies Call

/** How often its owner wants to hear of new ads. */
export const changeSearchCall = {
  method: 'PATCH',
  path: '/api/front/me/searches/{searchId}',
  audience: 'user',
  budget: 'account',
  params: searchParams,
  body: z.object({ frequency: FrequencySchema }),
  responses: { 200: NoticeSchema, ...problems(401, 404, 422) },
} satisfies Call

/** Deletes a saved search and ends its letters. */
export const deleteSearchCall = {
  method: 'DELETE',
  path: '/api/front/me/searches/{searchId}',
  audience: 'user',
  budget: 'account',
  params: searchParams,
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call

const TokenSchema = z.string().check(z.regex(/^m?\d{1,10}-[A-Za-z0-9_-]{43}$/, 'token'))

/** Ends the letters about a search: anyone who has one of them may, without logging in. */
export const unsubscribeCall = {
  method: 'POST',
  path: '/api/front/searches/unsubscribe',
  audience: 'anyone',
  budget: 'secret',
  body: z.object({ token: TokenSchema }),
  responses: { 200: NoticeSchema, ...problems(404, 422) },
} satisfies Call

/** The same by a program for mail, in one click (RFC 8058). */
export const unsubscribeByMailCall = {
  method: 'POST',
  path: '/api/hooks/unsubscribe/{token}',
  audience: 'hook',
  budget: 'hook',
  params: z.object({ token: TokenSchema }),
  /** `List-Unsubscribe=One-Click`: the address says all. */
  body: z.looseObject({}),
  bodySize: 'word',
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call
