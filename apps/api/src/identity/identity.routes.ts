import type { FastifyPluginAsync } from 'fastify'
import { credentialsRoutes } from '../credentials/credentials.routes.ts'
import { emailConfirmationRoutes } from '../email-confirmation/emailConfirmation.routes.ts'
import type { Originals } from '../images/Originals.ts'
import { loginRoutes } from '../login/login.routes.ts'
import { passwordResetRoutes } from '../password-reset/passwordReset.routes.ts'
import { personalDataRoutes } from '../personal-data/personalData.routes.ts'
import { profileRoutes } from '../profile/profile.routes.ts'
import { registrationRoutes } from '../registration/registration.routes.ts'
import { sessionsRoutes } from '../sessions/sessions.routes.ts'
import type { Identity } from './createIdentity.ts'

/** Everything below `/api/auth`. */
export const identityRoutes: FastifyPluginAsync<Identity & { originals: Originals }> = async (
  app,
  identity,
) => {
  await app.register(registrationRoutes, identity)
  await app.register(loginRoutes, identity)
  await app.register(emailConfirmationRoutes, identity)
  await app.register(passwordResetRoutes, identity)
  await app.register(profileRoutes, identity)
  await app.register(credentialsRoutes, identity)
  await app.register(sessionsRoutes, identity)
  await app.register(personalDataRoutes, identity)
}
