import { changeSectionCall, listAdminSectionsCall } from '@inzrt/contracts/adminSection'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../http/serveCall.ts'
import type { ModerationParts } from '../moderation/ModerationParts.ts'
import { changeSection, listAdminSections } from './adminSections.ts'

/** What admins keep: sections and their prices. */
export const adminRoutes: FastifyPluginAsync<ModerationParts> = async (app, parts) => {
  serveCall(app, listAdminSectionsCall, async () => ({
    data: await listAdminSections(parts.database),
  }))

  serveCall(app, changeSectionCall, async ({ params, body, user }) => ({
    data: await changeSection(parts, params.sectionId, body, user),
  }))
}
