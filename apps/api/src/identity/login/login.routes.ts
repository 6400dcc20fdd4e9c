import { loginCall, logoutCall, refreshCall } from '@inzrt/contracts/account/auth'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import { createLogin, type LoginDependencies } from './createLogin.ts'

export const loginRoutes: FastifyPluginAsync<LoginDependencies> = async (app, dependencies) => {
  const { database, sessions, sessionRows, clock } = dependencies
  const logIn = createLogin(dependencies)

  serveCall(app, loginCall, ({ body, caller }) => logIn(body, caller))
  serveCall(app, refreshCall, ({ caller }) => sessions.refresh(caller.bearer))
  serveCall(app, logoutCall, async ({ user: { userId, sessionId }, caller: { device } }) => {
    const at = clock()
    await sessionRows.end(userId, sessionId, at)
    await recordEvent(database.db, { event: 'logged_out', userId, device, at })

    return { message: 'Odhlášení proběhlo úspěšně.' }
  })
}
