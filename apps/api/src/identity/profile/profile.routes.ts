import { readProfileCall, readUserCall, updateUserCall } from '@inzrt/contracts/account/user'
import type { Locality } from '@inzrt/contracts/browse/locality'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { CompanyRegister } from '../companies/createCompanyRegister.ts'
import { codeHolder } from '../phone-verification/codeHolder.ts'
import type { PhoneVerifications } from '../phone-verification/createPhoneVerifications.ts'
import { requireUser } from '../users/requireUser.ts'
import { toUser } from '../users/toUser.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { findLocality } from './findLocality.ts'
import { toProfile } from './toProfile.ts'
import { updateProfile } from './updateProfile.ts'

export type ProfileDependencies = Readonly<{
  database: Database
  users: UsersRepository
  clock: Clock
  phoneVerifications: PhoneVerifications
  companies: CompanyRegister
}>

export const profileRoutes: FastifyPluginAsync<ProfileDependencies> = async (app, dependencies) => {
  const { database, users, clock } = dependencies
  const localityOf = async ({ localityId }: UserRow): Promise<Locality | null> =>
    localityId === null ? null : findLocality(database, localityId)

  serveCall(app, readUserCall, async ({ user }) => ({
    data: toUser(await requireUser(users, user)),
  }))
  serveCall(app, readProfileCall, async ({ user }) => {
    const account = await requireUser(users, user)

    return { data: toProfile(account, await localityOf(account), clock()) }
  })
  serveCall(app, updateUserCall, async ({ user, body, caller }) => {
    const holder = codeHolder({ caller, user })
    const account = await requireUser(users, user)

    return { data: toUser(await updateProfile({ account, holder }, body, dependencies)) }
  })
}
