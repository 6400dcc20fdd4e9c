import { forgotPasswordCall, resetPasswordCall } from '@inzrt/contracts/account/auth'
import type { FastifyPluginAsync } from 'fastify'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { createPasswordReset, type PasswordResetDependencies } from './createPasswordReset.ts'
import { requestReset } from './requestReset.ts'

const REQUESTS = { name: 'reset requests of client', limit: 20, seconds: 3_600 } as const

export const passwordResetRoutes: FastifyPluginAsync<PasswordResetDependencies> = async (
  app,
  dependencies,
) => {
  const { database, attempts, clock } = dependencies
  const resetPassword = createPasswordReset(dependencies)

  serveCall(app, forgotPasswordCall, async ({ body, caller: { address, brand, flow } }) => {
    await attempts.take(REQUESTS, clientOf(address))
    await requestReset(database, clock, { name: body.nickname, brand, flow })

    return {
      message:
        'Žádost o resetování hesla proběhla úspěšně. Email s odkazem pro resetování byl odeslán.',
    }
  })
  serveCall(app, resetPasswordCall, async ({ body, caller }) => {
    await resetPassword(body, caller)

    return { message: 'Resetování hesla proběhlo úspěšně. Nyní se můžete přihlásit.' }
  })
}
