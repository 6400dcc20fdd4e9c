import { loginCall, logoutCall, refreshCall } from '@inzrt/contracts/account/auth'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import { createLogin, type LoginDependencies } from './createLogin.ts'

export const loginRoutes: FastifyPluginAsync<LoginDependencies> = async (app, dependencies) => {
  const { sessions } = dependencies
  const logIn = createLogin(dependencies)

  serveCall(app, loginCall, ({ body, caller }) => logIn(body, caller))
  serveCall(app, refreshCall, ({ caller }) => sessions.refresh(caller.bearer))
  serveCall(app, logoutCall, async ({ caller }) => {
    await sessions.end(caller)

    return { message: 'Odhlášení proběhlo úspěšně.' }
  })
}
