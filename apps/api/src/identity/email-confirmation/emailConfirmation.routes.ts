import { resendVerificationCall, verifyEmailCall } from '@inzrt/contracts/account/auth'
import type { FastifyPluginAsync } from 'fastify'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { conflict } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { requireUser } from '../users/requireUser.ts'
import type { Confirmations } from './createConfirmations.ts'
import { type ConfirmDependencies, createConfirmEmail } from './createConfirmEmail.ts'

export type EmailConfirmationDependencies = ConfirmDependencies &
  Readonly<{ attempts: Attempts; confirmations: Confirmations }>

const RESENDING = { name: 'resending', limit: 1, seconds: 60 } as const

const alreadyConfirmed = (): Problem => conflict('E-mail už je potvrzený.')

export const emailConfirmationRoutes: FastifyPluginAsync<EmailConfirmationDependencies> = async (
  app,
  dependencies,
) => {
  const { database, users, attempts, confirmations } = dependencies
  const confirmEmail = createConfirmEmail(dependencies)

  serveCall(app, verifyEmailCall, async ({ body, caller }) => {
    await confirmEmail(body.token, caller)

    return { message: 'E-mail je potvrzený. Děkujeme.' }
  })
  serveCall(app, resendVerificationCall, async ({ user: signedIn, caller: { brand } }) => {
    const user = await requireUser(users, signedIn)
    if (user.emailVerifiedAt && !user.pendingEmail) throw alreadyConfirmed()
    await attempts.take(RESENDING, String(user.id))
    const email = user.pendingEmail ?? user.email
    await database.db.transaction((tx) => confirmations.ask(tx, { user, email, brand }))

    return { message: 'Potvrzovací e-mail jsme poslali znovu.' }
  })
}
