import * as z from 'zod/mini'

const CredentialSchema = z.object({ response: z.object({ clientDataJSON: z.string() }) })
const ClientDataSchema = z.object({ challenge: z.string() })

/** What a browser says that a passkey signed; whether it did is not looked at here. null: it says nothing of the kind. */
export const challengeOf = (credential: unknown): string | null => {
  try {
    const { response } = CredentialSchema.parse(credential)
    const said = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')

    return ClientDataSchema.parse(JSON.parse(said)).challenge
  } catch {
    return null
  }
}
