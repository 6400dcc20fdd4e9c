import * as z from 'zod/mini'

const ClaimsSchema = z.object({ sid: z.string() })

/** The api's name of the session a token of its is for; the api alone checks the rest of it. */
export const sidOf = (token: string): string | null => {
  const [, claims = ''] = token.split('.')
  try {
    return ClaimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).sid
  } catch {
    return null
  }
}
