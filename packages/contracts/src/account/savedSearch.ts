import { maxLength, minLength } from '@inzrt/rules/lengths'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { idToken } from '../wire/idToken.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, IdSchema, IdTextSchema } from '../wire/scalar.ts'
import { EmailSchema } from './user.ts'

export const FREQUENCIES = ['none', 'instant', 'daily', 'weekly'] as const

/** How often those hear of new ads who have no account. */
export const GUEST_FREQUENCIES = ['instant', 'weekly'] as const satisfies readonly Frequency[]
type Frequency = (typeof FREQUENCIES)[number]

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
const searchParams = z.object({ searchId: IdTextSchema })
const FrequencySchema = z.enum(FREQUENCIES)
/** Query of the search page. */
const QuerySchema = z.string().check(minLength(1), maxLength(1000))

/** Keeps a search of the search page, once: where it is kept and watched already, it stays as it is. */
export const saveSearchCall = {
  method: 'POST',
  path: '/api/front/me/searches',
  audience: 'user',
  budget: 'account',
  body: z.object({
    query: QuerySchema,
    frequency: FrequencySchema,
  }),
  responses: {
    201: z.extend(itemOf(SavedSearchSchema), { meta: z.object({ wasKept: z.boolean() }) }),
    ...problems(401, 422),
  },
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

const TokenSchema = z.string().check(z.regex(idToken('m?'), 'token'))

/** Asks for news of a search at an address without an account; nothing comes before its reader confirms it. */
export const watchSearchCall = {
  method: 'POST',
  path: '/api/front/searches/watch',
  audience: 'anyone',
  budget: 'contact',
  body: z.object({
    email: EmailSchema,
    query: QuerySchema,
    frequency: z.enum(GUEST_FREQUENCIES),
  }),
  responses: { 200: NoticeSchema, ...problems(422) },
} satisfies Call

/** Begins what an address was asked about; the letter has the token. */
export const confirmWatchCall = {
  method: 'POST',
  path: '/api/front/searches/confirm',
  audience: 'anyone',
  budget: 'secret',
  body: z.object({
    token: z.string().check(z.regex(idToken('w'), 'token')),
  }),
  responses: { 200: NoticeSchema, ...problems(404, 409, 422) },
} satisfies Call

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
