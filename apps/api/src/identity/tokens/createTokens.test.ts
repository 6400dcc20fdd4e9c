import fc from 'fast-check'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTokens, type TokenClaims } from './createTokens.ts'
import type { TokenKey } from './TokenKey.ts'

const ours: TokenKey = { id: 'one', secret: Buffer.alloc(32, 1) }
const older: TokenKey = { id: 'zero', secret: Buffer.alloc(32, 2) }
const tokens = createTokens([ours, older])

const claims: TokenClaims = {
  userId: 7,
  sessionId: 'session',
  tokenId: 'token',
  scope: 'user',
  issuedAt: new Date('2026-05-04T08:00:00Z'),
  expiresAt: new Date('2026-05-04T11:00:00Z'),
}
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

type Changes = { alg?: string; typ?: string; kid?: string; iss?: string; aud?: string }

const forge = (
  { alg = 'HS256', typ = 'at+jwt', kid = 'one', iss = 'inzrt', aud = 'inzrt-api' }: Changes,
  secret: Uint8Array = ours.secret,
) =>
  new SignJWT({ sid: 'session', scope: 'user' })
    .setProtectedHeader({ alg, typ, kid })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject('7')
    .setJti('token')
    .setIssuedAt(1)
    .setExpirationTime(2)
    .sign(secret)

test('R271 a token says what was put into it, the same every time', async () => {
  const token = await tokens.issue(claims)

  expect(await tokens.read(token)).toEqual(claims)
  expect(await tokens.issue(claims)).toBe(token)
})

test('R271 keys may be exchanged: what the older one signed is still believed', async () => {
  const token = await createTokens([older]).issue(claims)

  expect(await tokens.read(token)).toEqual(claims)
  expect(await createTokens([ours]).read(token)).toBeNull()
})

test('R295 a token nobody but us could sign is read, others are not', async () => {
  expect(await tokens.read(await forge({}))).toMatchObject({ userId: 7 })

  const foreign = [
    forge({}, Buffer.alloc(32, 9)),
    forge({ alg: 'HS512' }, Buffer.alloc(64, 1)),
    forge({ typ: 'JWT' }),
    forge({ kid: 'two' }),
    forge({ kid: 'zero' }),
    forge({ iss: 'else' }),
    forge({ aud: 'else' }),
  ]
  for (const token of await Promise.all(foreign)) expect(await tokens.read(token)).toBeNull()
})

test('R295 a token without a signature is no token', async () => {
  const [, payload] = (await tokens.issue(claims)).split('.')
  for (const alg of ['none', 'None', 'NONE', 'nOnE', '', 'HS256'])
    for (const signature of ['', '.', '.AA']) {
      const header = encode({ alg, typ: 'at+jwt', kid: 'one' })
      expect(await tokens.read(`${header}.${payload}${signature}`)).toBeNull()
    }
})

test('R295 keys a token brings along are not believed', async () => {
  const jwk = { kty: 'oct', k: Buffer.alloc(32, 9).toString('base64url') }
  const token = await new SignJWT({ sid: 's', scope: 'admin' })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null', jwk: jwk as never })
    .setSubject('1')
    .setJti('t')
    .setIssuedAt(1)
    .setExpirationTime(2)
    .sign(Buffer.alloc(32, 9))

  expect(await tokens.read(token)).toBeNull()
})

test('R295 no changed letter of a token goes unnoticed', async () => {
  const token = await tokens.issue(claims)
  await fc.assert(
    fc.asyncProperty(
      fc.nat(token.length - 1),
      fc.constantFrom(...'ABCXYZabcxyz0189-_.'),
      async (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        // The last letter of a part carries bits that mean nothing.
        fc.pre(Buffer.from(changed, 'base64url').compare(Buffer.from(token, 'base64url')) !== 0)

        expect(await tokens.read(changed)).toBeNull()
      },
    ),
    { numRuns: 500 },
  )
})
