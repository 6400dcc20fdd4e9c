import { maxLength } from '@inzrt/rules/lengths'
import { PUSH_ENDPOINT_MAX } from '@inzrt/rules/limits'
import * as z from 'zod/mini'
import { NoticeSchema } from '../desk/notice.ts'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { DateTimeSchema, IdSchema, IdTextSchema } from '../wire/scalar.ts'

/** A browser that an account is notified in. */
export const NotifiedBrowserSchema = z.object({
  id: IdSchema,
  /** Browser and system in words: „Firefox, Windows“. */
  device: z.string(),
  /** By it a browser knows itself among the others. */
  endpoint: z.string(),
  /** New messages are told too, not only what kept searches find. */
  hasMessages: z.boolean(),
  /** It subscribed to our former key: nothing reaches it until it subscribes again. */
  isSilent: z.boolean(),
  since: DateTimeSchema,
})
export type NotifiedBrowser = z.infer<typeof NotifiedBrowserSchema>

/** What a browser's push service knows of us; without it the portal notifies nobody so. */
const KeySchema = z.nullable(z.string())

/** Bytes as a push service writes them: a point of P-256 has 65 of them, the secret 16. */
const bytes = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), 'push_key'))

/** What a browser subscribed with. */
const SUBSCRIPTION = {
  endpoint: z.string().check(maxLength(PUSH_ENDPOINT_MAX)),
  p256dh: bytes(87),
  auth: bytes(22),
  /** Our public key it subscribed to. */
  key: bytes(87),
}

/** Which browsers are notified, and how one more would subscribe. */
export const listPushCall = {
  method: 'GET',
  path: '/api/front/me/push',
  audience: 'user',
  responses: {
    200: itemOf(z.object({ key: KeySchema, browsers: z.array(NotifiedBrowserSchema) })),
    ...problems(401),
  },
} satisfies Call

/** Notifies this browser from now on; one that is notified already is so under this login. */
export const savePushCall = {
  method: 'PUT',
  path: '/api/front/me/push',
  audience: 'user',
  budget: 'account',
  body: z.object({
    ...SUBSCRIPTION,
    /** Left out: as it was; at first only what kept searches find. */
    hasMessages: z.optional(z.boolean()),
  }),
  responses: { 200: itemOf(NotifiedBrowserSchema), ...problems(401, 422) },
} satisfies Call

/**
 * Goes on notifying a browser that has a new subscription. Who knows both halves of the former subscription is that browser: a
 * session is not asked for, it has mostly ended by then.
 */
export const renewPushCall = {
  method: 'POST',
  path: '/api/front/push/renewal',
  audience: 'anyone',
  budget: 'secret',
  body: z.object({
    ...SUBSCRIPTION,
    formerEndpoint: z.string().check(maxLength(PUSH_ENDPOINT_MAX)),
    formerAuth: bytes(22),
  }),
  responses: { 200: NoticeSchema, ...problems(404, 422) },
} satisfies Call

/** Notifies a browser no more. */
export const deletePushCall = {
  method: 'DELETE',
  path: '/api/front/me/push/{pushId}',
  audience: 'user',
  budget: 'account',
  params: z.object({ pushId: IdTextSchema }),
  responses: { 200: NoticeSchema, ...problems(401, 404) },
} satisfies Call
