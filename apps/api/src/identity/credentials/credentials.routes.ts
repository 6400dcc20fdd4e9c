import { changeEmailCall, changePasswordCall } from '@inzrt/contracts/account/credentials'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { CredentialsDependencies } from './CredentialsDependencies.ts'
import { changeEmail } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'

export const credentialsRoutes: FastifyPluginAsync<CredentialsDependencies> = async (
  app,
  dependencies,
) => {
  serveCall(app, changePasswordCall, async ({ user: signedIn, body, caller }) => {
    await changePassword({ signedIn, body, caller }, dependencies)

    return { message: 'Heslo je změněné. Ostatní přihlášení jsme ukončili.' }
  })
  serveCall(app, changeEmailCall, async ({ user: signedIn, body, caller }) => {
    await changeEmail({ signedIn, body, caller }, dependencies)

    return { message: 'Na nový e-mail jsme poslali odkaz. Změna platí, až ho otevřete.' }
  })
}
