import { changeSectionCall, listAdminSectionsCall } from '@inzrt/contracts/adminSection'
import { changeAdminUserCall, listAdminUsersCall, listAuditCall } from '@inzrt/contracts/adminUser'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../http/serveCall.ts'
import type { ModerationParts } from '../moderation/ModerationParts.ts'
import { changeSection, listAdminSections } from './adminSections.ts'
import { changeAdminUser, listAdminUsers, listAudit } from './adminUsers.ts'

/** What admins keep: sections with their prices, accounts, and the log of what was done. */
export const adminRoutes: FastifyPluginAsync<ModerationParts> = async (app, parts) => {
  serveCall(app, listAdminSectionsCall, async () => ({
    data: await listAdminSections(parts.database),
  }))

  serveCall(app, changeSectionCall, async ({ params, body, user }) => ({
    data: await changeSection(parts, params.sectionId, body, user),
  }))

  serveCall(app, listAdminUsersCall, async ({ query }) => ({
    data: await listAdminUsers(parts.database, query.q),
  }))

  serveCall(app, changeAdminUserCall, async ({ params, body, user }) => ({
    data: await changeAdminUser(parts, params.userId, body, user),
  }))

  serveCall(app, listAuditCall, async ({ query }) => ({
    data: await listAudit(parts.database, query.before),
  }))
}
