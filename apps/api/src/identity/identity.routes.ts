import type { FastifyPluginAsync } from 'fastify'
import { emailConfirmationRoutes } from '../email-confirmation/emailConfirmation.routes.ts'
import { loginRoutes } from '../login/login.routes.ts'
import { passwordResetRoutes } from '../password-reset/passwordReset.routes.ts'
import { profileRoutes } from '../profile/profile.routes.ts'
import { registrationRoutes } from '../registration/registration.routes.ts'
import type { Identity } from './createIdentity.ts'

/** Everything below `/api/auth`. */
export const identityRoutes: FastifyPluginAsync<Identity> = async (app, identity) => {
  await app.register(registrationRoutes, identity)
  await app.register(loginRoutes, identity)
  await app.register(emailConfirmationRoutes, identity)
  await app.register(passwordResetRoutes, identity)
  await app.register(profileRoutes, identity)
}
