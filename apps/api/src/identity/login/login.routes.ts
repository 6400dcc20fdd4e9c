import { loginCall, logoutCall, refreshCall } from '@inzrt/contracts/account/auth'
import { askPasskeyStepCall, takePasskeyStepCall } from '@inzrt/contracts/account/passkey'
import { takeSecondStepCall } from '@inzrt/contracts/account/secondFactor'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import { createLogin } from './createLogin.ts'
import { createPasskeyStep } from './createPasskeyStep.ts'
import { createSecondStep } from './createSecondStep.ts'
import type { LoginDependencies } from './LoginDependencies.ts'

export const loginRoutes: FastifyPluginAsync<LoginDependencies> = async (app, dependencies) => {
  const { sessions } = dependencies
  const logIn = createLogin(dependencies)
  const takeSecondStep = createSecondStep(dependencies)
  const passkeyStep = createPasskeyStep(dependencies)

  serveCall(app, loginCall, async ({ body, caller, notYet }) => {
    const done = await logIn(body, caller)

    return 'ways' in done ? notYet(done) : done
  })
  serveCall(app, takeSecondStepCall, ({ body, caller }) => takeSecondStep(body, caller))
  serveCall(app, askPasskeyStepCall, async ({ caller }) => ({
    data: await passkeyStep.ask(caller),
  }))
  serveCall(app, takePasskeyStepCall, ({ body, caller }) =>
    passkeyStep.take(body.credential, caller),
  )
  serveCall(app, refreshCall, ({ caller }) => sessions.refresh(caller.bearer))
  serveCall(app, logoutCall, async ({ caller }) => {
    await sessions.end(caller)

    return { message: 'Odhlášení proběhlo úspěšně.' }
  })
}
