import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'
import { ID_PATTERN, IdSchema } from '../wire/scalar.ts'

/** Conversations that one browser without an account is told of at once. */
export const LINKS_HEARD = 10

const LINK = String.raw`${ID_PATTERN}\.[A-Za-z0-9_-]{43}`

/** What a browser is told. A conversation it does not have open it leaves alone. */
export const LIVE_EVENT = 'changed'

/**
 * Says at once that a conversation changed: any of the account's, and those whose links are given. A browser gets
 * server-sent events, `hello` when it begins and `changed` with the number of a conversation; that it begins, it hears
 * whenever it may have missed something.
 */
export const hearConversationsCall = {
  method: 'GET',
  path: '/api/front/live',
  audience: 'visitor',
  query: z.object({
    links: z.optional(
      z.string().check(z.regex(new RegExp(`^${LINK}(,${LINK}){0,${LINKS_HEARD - 1}}$`), 'links')),
    ),
  }),
  responses: {
    200: itemOf(z.object({ account: z.nullable(IdSchema), conversations: z.array(IdSchema) })),
    ...problems(401, 404),
  },
} satisfies Call
