import type { AuditEntity } from '@inzrt/contracts/desk/adminUser'
import type { Audience } from '@inzrt/contracts/wire/call'
import { IdSchema } from '@inzrt/contracts/wire/scalar'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { Problem } from '../errors/Problem.ts'
import { recordRefusal } from './recordRefusal.ts'

const OF_OURS: ReadonlySet<Audience | undefined> = new Set(['clerk', 'moderator', 'admin'])
const FORBIDDEN = 403
/** What cannot be done any more, or that somebody else did meanwhile. */
const TOO_LATE = new Set([404, 409])

/** What the calls of the desk are about, by the segment after `/api/admin/`. */
const ENTITIES: Readonly<Record<string, AuditEntity>> = {
  decisions: 'ad',
  inzrts: 'ad',
  intake: 'ad',
  appeals: 'appeal',
  // Reports are decided together, by the ad they are about.
  reports: 'ad',
  sections: 'section',
  promos: 'promo',
  coupons: 'coupon',
  banners: 'banner',
  editions: 'edition',
  words: 'word',
  users: 'user',
  refunds: 'order',
  'payment-checks': 'payment',
  'invoice-payments': 'invoice',
}

const entityOf = (url: string): AuditEntity => ENTITIES[url.split(/[/?]/)[3] ?? ''] ?? 'desk'

type Decided = Readonly<{ ads?: readonly { id?: unknown }[]; ad?: { id?: unknown } }>

/** The thing a path or a decision names. */
const idOf = ({ params, body }: FastifyRequest): number | null => {
  const [named] = Object.values((params ?? {}) as Record<string, unknown>)
  const { ads, ad } = (body ?? {}) as Decided
  const id = Number(named ?? ad?.id ?? ads?.[0]?.id)

  return z.safeParse(IdSchema, id).data ?? null
}

const isTold = ({ method }: FastifyRequest, { status }: Problem): boolean =>
  status === FORBIDDEN || (method !== 'GET' && TOO_LATE.has(status))

/**
 * Writes down what staff tried and were refused: what their scope may not do, what is gone, and
 * what somebody else did before them.
 */
export const recordRefusals = (app: FastifyInstance, database: Database, clock: Clock): void => {
  app.addHook('onError', async (request, _reply, error) => {
    const { user, routeOptions, url, log } = request
    if (!OF_OURS.has(routeOptions.config.audience) || !(error instanceof Problem)) return
    if (!user || user.scope === 'user' || !isTold(request, error)) return
    const { message } = error
    const thing = { entity: entityOf(url), entityId: idOf(request), message }
    await recordRefusal(database, user, thing, clock()).catch((fault) =>
      log.error({ err: fault }, 'a refusal was not written down'),
    )
  })
}
