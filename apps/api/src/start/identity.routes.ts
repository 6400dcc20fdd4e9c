import type { FastifyPluginAsync } from 'fastify'
import { personalDataRoutes } from '../account/personal-data/personalData.routes.ts'
import { sellerPageRoutes } from '../account/seller-page/sellerPage.routes.ts'
import type { FileSeal } from '../catalogue/images/createFileSeal.ts'
import type { Originals } from '../catalogue/images/Originals.ts'
import { companiesRoutes } from '../identity/companies/companies.routes.ts'
import type { CompanyRegister } from '../identity/companies/createCompanyRegister.ts'
import type { Identity } from '../identity/createIdentity.ts'
import { credentialsRoutes } from '../identity/credentials/credentials.routes.ts'
import { emailConfirmationRoutes } from '../identity/email-confirmation/emailConfirmation.routes.ts'
import { loginRoutes } from '../identity/login/login.routes.ts'
import { passwordResetRoutes } from '../identity/password-reset/passwordReset.routes.ts'
import { profileRoutes } from '../identity/profile/profile.routes.ts'
import { registrationRoutes } from '../identity/registration/registration.routes.ts'
import { passkeyRoutes } from '../identity/second-factor/passkeys/passkey.routes.ts'
import { secondFactorRoutes } from '../identity/second-factor/secondFactor.routes.ts'
import { insideSessionRoutes } from '../identity/sessions/insideSession.routes.ts'
import { sessionsRoutes } from '../identity/sessions/sessions.routes.ts'

/** Everything below `/api/auth`, what bffs ask of sessions, and what a company says of itself. */
export const identityRoutes: FastifyPluginAsync<
  Identity & { originals: Originals; fileSeal: FileSeal; companies: CompanyRegister }
> = async (app, identity) => {
  await app.register(companiesRoutes, identity)
  await app.register(registrationRoutes, identity)
  await app.register(loginRoutes, identity)
  await app.register(emailConfirmationRoutes, identity)
  await app.register(passwordResetRoutes, identity)
  await app.register(profileRoutes, identity)
  await app.register(credentialsRoutes, identity)
  await app.register(secondFactorRoutes, identity)
  await app.register(passkeyRoutes, identity)
  await app.register(sessionsRoutes, identity)
  await app.register(insideSessionRoutes, identity)
  await app.register(personalDataRoutes, identity)
  await app.register(sellerPageRoutes, identity)
}
