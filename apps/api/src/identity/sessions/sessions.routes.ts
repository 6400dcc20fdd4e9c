import {
  endOtherSessionsCall,
  endSessionCall,
  type LoginSession,
  listSessionsCall,
} from '@inzrt/contracts/account/session'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { recordEvent } from '../auth-events/recordEvent.ts'
import type { SessionRow } from './sessionRules.ts'
import type { SessionsRepository } from './sessions.repository.ts'

export type SessionsDependencies = Readonly<{
  database: Database
  sessionRows: SessionsRepository
  clock: Clock
}>

const sessionNotFound = (): Problem => notFound('Toto přihlášení už skončilo.')

const toLoginSession = (session: SessionRow, currentId: string): LoginSession => ({
  id: session.id,
  device: session.device,
  isCurrent: session.id === currentId,
  startedAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
})

export const sessionsRoutes: FastifyPluginAsync<SessionsDependencies> = async (
  app,
  { database, sessionRows, clock },
) => {
  const record = (userId: number, device: string) =>
    recordEvent(database.db, { event: 'session_ended', userId, device, at: clock() })

  serveCall(app, listSessionsCall, async ({ user: { userId, sessionId } }) => {
    const rows = await sessionRows.ofUser(userId, clock())
    const sessions = rows.map((session) => toLoginSession(session, sessionId))

    return {
      data: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    }
  })
  serveCall(
    app,
    endSessionCall,
    async ({ user: { userId }, params, caller: { device } }) => {
      if (!(await sessionRows.end(userId, params.sessionId, clock()))) throw sessionNotFound()
      await record(userId, device)

      return { message: 'Přihlášení jsme ukončili.' }
    },
    { missing: sessionNotFound },
  )
  serveCall(app, endOtherSessionsCall, async ({ user, caller: { device } }) => {
    await sessionRows.endAll(database.db, user.userId, clock(), user.sessionId)
    await record(user.userId, device)

    return { message: 'Ostatní přihlášení jsme ukončili.' }
  })
}
