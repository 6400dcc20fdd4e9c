import {
  addPasskeyCall,
  askPasskeyProofCall,
  beginPasskeyCall,
  provePasskeyCall,
  removePasskeyCall,
} from '@inzrt/contracts/account/passkey'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../../platform/http/serveCall.ts'
import type { SecondFactorParts } from '../SecondFactorParts.ts'
import { addPasskey } from './addPasskey.ts'
import { askForPasskey } from './askForPasskey.ts'
import { beginPasskey } from './beginPasskey.ts'
import { provePasskey } from './provePasskey.ts'
import { removePasskey } from './removePasskey.ts'

/** Passkeys of an account: made, taken away, and used within a session. */
export const passkeyRoutes: FastifyPluginAsync<SecondFactorParts> = async (app, parts) => {
  serveCall(app, beginPasskeyCall, async ({ user: signedIn, body: { password }, caller }) => ({
    data: await beginPasskey({ signedIn, caller, password }, parts),
  }))
  serveCall(app, addPasskeyCall, async ({ user: signedIn, body, caller }) => ({
    data: await addPasskey({ signedIn, caller, ...body }, parts),
  }))
  serveCall(
    app,
    removePasskeyCall,
    async ({ user: signedIn, params: { passkeyId: id }, caller }) => {
      await removePasskey({ signedIn, caller, id }, parts)

      return { message: 'Přístupový klíč je odebraný.' }
    },
  )
  serveCall(app, askPasskeyProofCall, async ({ user: { userId, sessionId }, caller }) => ({
    data: await askForPasskey({ userId, purpose: 'proof', place: sessionId }, caller.brand, parts),
  }))
  serveCall(app, provePasskeyCall, async ({ user: signedIn, body: { credential }, caller }) => {
    await provePasskey({ signedIn, caller, credential }, parts)

    return { message: 'Potvrzeno.' }
  })
}
