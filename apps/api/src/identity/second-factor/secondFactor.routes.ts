import {
  beginAppCall,
  confirmAppCall,
  makeRecoveryCodesCall,
  proveSecondFactorCall,
  readSecondFactorCall,
  removeAppCall,
} from '@inzrt/contracts/account/secondFactor'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import { beginApp } from './app/beginApp.ts'
import { confirmApp } from './app/confirmApp.ts'
import { removeApp } from './app/removeApp.ts'
import { proveSecondStep } from './proveSecondStep.ts'
import { readSecondFactor } from './readSecondFactor.ts'
import { makeRecoveryCodes } from './recovery/makeRecoveryCodes.ts'
import type { SecondFactorParts } from './SecondFactorParts.ts'

/** What an account logs in with besides its password. */
export const secondFactorRoutes: FastifyPluginAsync<SecondFactorParts> = async (app, parts) => {
  serveCall(app, readSecondFactorCall, async ({ user, caller }) => ({
    data: await readSecondFactor(user, caller.brand, parts),
  }))
  serveCall(app, beginAppCall, async ({ user: signedIn, body: { password }, caller }) => ({
    data: await beginApp({ signedIn, caller, password }, parts),
  }))
  serveCall(app, confirmAppCall, async ({ user: signedIn, body: { code }, caller }) => ({
    data: await confirmApp({ signedIn, caller, code }, parts),
  }))
  serveCall(app, removeAppCall, async ({ user: signedIn, caller }) => {
    await removeApp({ signedIn, caller }, parts)

    return { message: 'Aplikace je odebraná.' }
  })
  serveCall(app, makeRecoveryCodesCall, async ({ user: signedIn, caller }) => ({
    data: { recoveryCodes: await makeRecoveryCodes({ signedIn, caller }, parts) },
  }))
  serveCall(app, proveSecondFactorCall, async ({ user: signedIn, body: { code }, caller }) => {
    await proveSecondStep({ signedIn, caller, code }, parts)

    return { message: 'Potvrzeno.' }
  })
}
