import type { Locality } from '@inzrt/contracts/locality'
import { readProfileCall, readUserCall, updateUserCall } from '@inzrt/contracts/user'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { serveCall } from '../http/serveCall.ts'
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
}>

export const profileRoutes: FastifyPluginAsync<ProfileDependencies> = async (app, dependencies) => {
  const { database, users } = dependencies
  const localityOf = async ({ localityId }: UserRow): Promise<Locality | null> =>
    localityId === null ? null : findLocality(database, localityId)

  serveCall(app, readUserCall, async ({ user }) => ({
    data: toUser(await requireUser(users, user)),
  }))
  serveCall(app, readProfileCall, async ({ user }) => {
    const account = await requireUser(users, user)

    return { data: toProfile(account, await localityOf(account)) }
  })
  serveCall(app, updateUserCall, async ({ user, body }) => {
    const account = await requireUser(users, user)

    return { data: toUser(await updateProfile(account, body, dependencies)) }
  })
}
