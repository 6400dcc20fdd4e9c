import type { Token } from '@inzrt/contracts/account/auth'
import type { Scope } from '@inzrt/contracts/account/user'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import { isReadOnly } from '../../platform/database/isReadOnly.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { tokenExpired, tokenInvalid, unauthenticated } from '../../platform/errors/authProblems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { TokenClaims, Tokens } from '../tokens/createTokens.ts'
import {
  endOfSession,
  endOfToken,
  isWorthNoting,
  type SessionRow,
  standingOf,
} from './sessionRules.ts'
import type { LiveSession, SessionsRepository } from './sessions.repository.ts'

/** A session whose use cannot be noted counts all the same. */
const unlessReadOnly = (error: unknown): void => {
  if (!isReadOnly(error)) throw error
}

export type Sessions = ReturnType<typeof createSessions>

type Dependencies = Readonly<{
  database: Database
  sessionRows: SessionsRepository
  tokens: Tokens
  clock: Clock
}>

type Bearer = Pick<Caller, 'bearer' | 'isBearerConfirmed'>

type Beginning = Readonly<{ userId: number; scope: Scope; device: string }>

/** Logins: begun, checked at every call, their tokens exchanged. */
export const createSessions = ({ database, sessionRows, tokens, clock }: Dependencies) => {
  const toToken = async (session: SessionRow, scope: Scope, now: Date): Promise<Token> => {
    const expiresAt = endOfToken(session)
    const { userId, id: sessionId, tokenId, issuedAt } = session

    return {
      access_token: await tokens.issue({ userId, sessionId, tokenId, scope, issuedAt, expiresAt }),
      token_type: 'bearer',
      expires_in: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000),
    }
  }

  const read = async (bearer: string | null): Promise<TokenClaims> => {
    if (!bearer) throw unauthenticated()
    const claims = await tokens.read(bearer)
    if (!claims) throw tokenInvalid()

    return claims
  }

  const find = async ({ sessionId, userId }: TokenClaims): Promise<LiveSession> => {
    const session = await sessionRows.find(sessionId, clock())
    if (session?.userId !== userId) throw tokenExpired()

    return session
  }

  const endReplayed = async ({ id, userId, device }: SessionRow): Promise<never> => {
    const at = clock()
    await sessionRows.end(userId, id, at)
    await recordEvent(database.db, { event: 'token_replayed', userId, device, at })
    throw tokenExpired()
  }

  const refresh = async (claims: TokenClaims): Promise<Token> => {
    const session = await find(claims)
    const now = clock()
    const standing = standingOf(session, claims.tokenId, now)
    if (standing === 'replayed') return endReplayed(session)
    if (standing === 'exchanged') return toToken(session, session.scope, now)
    const exchanged = await sessionRows.exchange(session, { tokenId: randomToken(), now })

    // Somebody else was quicker: what they got is ours too.
    return exchanged ? toToken(exchanged, session.scope, now) : refresh(claims)
  }

  return {
    /** Begins a session; nothing of an earlier one is taken over. */
    begin: async (tx: Transaction, { userId, scope, device }: Beginning): Promise<Token> => {
      const now = clock()
      const session: SessionRow = {
        id: randomToken(),
        userId,
        device,
        tokenId: randomToken(),
        formerTokenId: null,
        tokenUsedAt: null,
        issuedAt: now,
        createdAt: now,
        lastUsedAt: now,
        secondStepAt: null,
        endsAt: endOfSession(now),
        revokedAt: null,
      }
      await sessionRows.add(tx, session)

      return toToken(session, scope, now)
    },

    /** Who a token speaks for. @throws Problem 401 when it speaks for nobody any more */
    authenticate: async ({ bearer, isBearerConfirmed }: Bearer): Promise<SignedIn> => {
      const claims = await read(bearer)
      const now = clock()
      if (claims.expiresAt <= now) throw tokenExpired()
      const session = await find(claims)
      const standing = standingOf(session, claims.tokenId, now)
      if (standing === 'replayed') throw tokenExpired()
      if (isBearerConfirmed && standing === 'present' && isWorthNoting(session, now))
        await sessionRows.noteUse(session, now).catch(unlessReadOnly)

      return { userId: session.userId, sessionId: session.id, scope: session.scope }
    },

    /**
     * Exchanges a token, which may have expired. The former token gets the same successor until that was used,
     * and for a minute more; later it ends the session.
     */
    refresh: async (bearer: string | null): Promise<Token> => refresh(await read(bearer)),

    /** Whether the session of a token goes on; the token may have expired or been exchanged. */
    counts: async (bearer: string | null): Promise<boolean> => {
      const claims = bearer ? await tokens.read(bearer) : null
      const session = claims && (await sessionRows.find(claims.sessionId, clock()))

      return session !== null && session.userId === claims?.userId
    },

    /** Ends the session of a token, which may have expired or been exchanged. */
    end: async (
      { bearer, device }: Pick<Caller, 'bearer' | 'device'>,
      how: Readonly<{ isByItself?: boolean }> = {},
    ): Promise<void> => {
      const claims = bearer ? await tokens.read(bearer) : null
      if (!claims) return
      const { userId, sessionId } = claims
      const at = clock()
      if (await sessionRows.end(userId, sessionId, at, how))
        await recordEvent(database.db, { event: 'logged_out', userId, device, at })
    },
  }
}
