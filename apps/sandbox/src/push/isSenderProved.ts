import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'

const SHAPE = /^vapid t=(([\w-]+)\.([\w-]+))\.([\w-]+), *k=([\w-]+)$/
const LONGEST_SECONDS = 86_400

const ClaimsSchema = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().check(z.regex(/^(mailto:|https:)/)),
})

type Expected = Readonly<{ key: string; origin: string; now: Date }>

/** The public key of a sender, a point of P-256. */
const toKey = (key: string) => {
  const point = Buffer.from(key, 'base64url')

  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
}

/** Whether the sender is the one the browser subscribed to (RFC 8292). */
export const isSenderProved = (authorization: string, { key, origin, now }: Expected): boolean => {
  const [, signed = '', , claims = '', signature = '', said] = SHAPE.exec(authorization) ?? []
  if (said !== key) return false
  const isSigned = verify(
    'sha256',
    Buffer.from(signed),
    { key: toKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const read = ClaimsSchema.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')))
  const left = (read.data?.exp ?? 0) - now.getTime() / 1_000

  return isSigned && read.data?.aud === origin && left > 0 && left <= LONGEST_SECONDS
}
