import { REFRESH_TOKEN_SECONDS, TOKEN_SECONDS } from '@inzrt/rules/limits'
import type { sessions } from '../../platform/database/schema/sessions.ts'

export type SessionRow = typeof sessions.$inferSelect

/**
 * For so long a token already exchanged is forgiven once its successor was used: requests that began with it may
 * still be under way. Before that its holder may not have got the answer.
 */
const FORGIVEN_MS = 60_000

/** Use is written down no oftener than this. */
const NOTED_EVERY_MS = 60_000

/** However active, a session ends then. */
export const endOfSession = (start: Date): Date =>
  new Date(start.getTime() + REFRESH_TOKEN_SECONDS * 1_000)

/** No token outlives its session. */
export const endOfToken = ({ issuedAt, endsAt }: Pick<SessionRow, 'issuedAt' | 'endsAt'>): Date =>
  new Date(Math.min(issuedAt.getTime() + TOKEN_SECONDS * 1_000, endsAt.getTime()))

/**
 * Where a token stands in its session: the present one, one that was just exchanged (its holder gets
 * the same successor again), or one that came back too late, which only a thief's or a victim's can.
 */
export const standingOf = (
  session: SessionRow,
  tokenId: string,
  now: Date,
): 'present' | 'exchanged' | 'replayed' => {
  if (tokenId === session.tokenId) return 'present'
  const isForgiven =
    session.tokenUsedAt === null || now.getTime() - session.tokenUsedAt.getTime() <= FORGIVEN_MS

  return tokenId === session.formerTokenId && isForgiven ? 'exchanged' : 'replayed'
}

/** Whether a use of the present token changes what is known of the session. */
export const isWorthNoting = (session: SessionRow, now: Date): boolean =>
  session.tokenUsedAt === null || now.getTime() - session.lastUsedAt.getTime() >= NOTED_EVERY_MS
