import { deleteUserCall, exportUserCall } from '@inzrt/contracts/account/user'
import type { FastifyPluginAsync } from 'fastify'
import type { RequireSecondStep } from '../../identity/second-factor/createRequireSecondStep.ts'
import { requireUser } from '../../identity/users/requireUser.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { type DeletionDependencies, deleteUser } from './deleteUser.ts'
import { type ExportDependencies, exportUser } from './exportUser.ts'

export const personalDataRoutes: FastifyPluginAsync<
  DeletionDependencies & ExportDependencies & { requireSecondStep: RequireSecondStep }
> = async (app, dependencies) => {
  const { users, requireSecondStep } = dependencies

  serveCall(app, exportUserCall, async ({ user, caller }) => ({
    data: await exportUser(await requireUser(users, user), caller, dependencies),
  }))
  serveCall(app, deleteUserCall, async ({ user, body: { password }, caller }) => {
    await requireSecondStep(user)
    await deleteUser(await requireUser(users, user), { password, caller }, dependencies)

    return { message: 'Účet jsme zrušili a osobní údaje v něm smazali.' }
  })
}
