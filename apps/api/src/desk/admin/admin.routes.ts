import {
  changeAdminUserCall,
  listAdminUsersCall,
  listAuditCall,
  readAccountCreditCall,
  removeSecondFactorCall,
} from '@inzrt/contracts/desk/adminUser'
import type { FastifyPluginAsync } from 'fastify'
import type { SessionsRepository } from '../../identity/sessions/sessions.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { listAudit } from '../../platform/audit/listAudit.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { changeAdminUser } from './changeAdminUser.ts'
import { listAdminUsers } from './listAdminUsers.ts'
import { readAccountCredit } from './readAccountCredit.ts'
import { type RecordsParts, recordsRoutes } from './records.routes.ts'
import { removeSecondFactor } from './removeSecondFactor.ts'

type AdminRoutesParts = RecordsParts & Readonly<{ outbox: Outbox; sessionRows: SessionsRepository }>

/** What admins keep, accounts, and the log of what was done. */
export const adminRoutes: FastifyPluginAsync<AdminRoutesParts> = async (app, parts) => {
  await app.register(recordsRoutes, parts)

  serveCall(app, listAdminUsersCall, async ({ query }) => ({
    data: await listAdminUsers(parts.database, query.q),
  }))

  serveCall(app, readAccountCreditCall, async ({ params }) => ({
    data: await readAccountCredit(parts.database, params.recordId),
  }))

  serveCall(app, changeAdminUserCall, async ({ params, body, user, caller, outdate }) => {
    const decider = { admin: user, brand: caller.brand }

    return outdate({ data: await changeAdminUser(parts, params.recordId, body, decider) })
  })

  serveCall(app, removeSecondFactorCall, async ({ params, user, caller: { brand } }) => ({
    data: await removeSecondFactor(parts, params.recordId, { admin: user, brand }),
  }))

  serveCall(app, listAuditCall, async ({ query }) => ({
    data: await listAudit(parts.database, query.before),
  }))
}
