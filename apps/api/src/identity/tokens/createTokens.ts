import { type Scope, ScopeSchema } from '@inzrt/contracts/account/user'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { TokenKeys } from './TokenKey.ts'

/** What a token says. Whether it still counts is decided by its session. */
export type TokenClaims = Readonly<{
  userId: number
  sessionId: string
  tokenId: string
  scope: Scope
  issuedAt: Date
  expiresAt: Date
}>

export type Tokens = ReturnType<typeof createTokens>

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const ISSUER = 'inzrt'
const AUDIENCE = 'inzrt-api'

const PayloadSchema = z.object({
  sub: z.string().check(z.regex(/^\d{1,10}$/)),
  sid: z.string(),
  jti: z.string(),
  scope: ScopeSchema,
  iat: z.int(),
  exp: z.int(),
})

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000)
const toMoment = (seconds: number): Date => new Date(seconds * 1_000)

const toClaims = (payload: unknown): TokenClaims | null => {
  const { data } = PayloadSchema.safeParse(payload)

  return data
    ? {
        userId: Number(data.sub),
        sessionId: data.sid,
        tokenId: data.jti,
        scope: data.scope,
        issuedAt: toMoment(data.iat),
        expiresAt: toMoment(data.exp),
      }
    : null
}

/** Writes and reads tokens. The first key signs; the same claims always give the same token. */
export const createTokens = (keys: TokenKeys) => {
  const secrets = new Map(keys.map(({ id, secret }) => [id, secret]))
  const [{ id: keyId, secret: signingKey }] = keys

  const secretOf = (id: string | undefined): Buffer => {
    const secret = secrets.get(id ?? '')
    if (!secret) throw new Error('unknown key')

    return secret
  }

  return {
    issue: (claims: TokenClaims): Promise<string> =>
      new SignJWT({ sid: claims.sessionId, scope: claims.scope })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keyId })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(claims.userId))
        .setJti(claims.tokenId)
        .setIssuedAt(toSeconds(claims.issuedAt))
        .setExpirationTime(toSeconds(claims.expiresAt))
        .sign(signingKey),

    /** What a token issued here says, even one that has expired; null for any other. */
    read: (token: string): Promise<TokenClaims | null> =>
      jwtVerify(token, ({ kid }) => secretOf(kid), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        // The end is compared by the caller: a refresh takes a token that has expired.
        currentDate: new Date(0),
      }).then(
        ({ payload }) => toClaims(payload),
        () => null,
      ),
  }
}
