import {
  answerComplaintCall,
  listComplaintsCall,
  makeComplaintCall,
} from '@inzrt/contracts/desk/complaint'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import { answerComplaint } from './answerComplaint.ts'
import type { ComplaintParts } from './ComplaintParts.ts'
import { listComplaints } from './listComplaints.ts'
import { storeComplaint } from './storeComplaint.ts'

/** Complaints about services of the portal: made by anybody, answered at the desk. */
export const complaintsRoutes: FastifyPluginAsync<ComplaintParts> = async (app, parts) => {
  serveCall(app, makeComplaintCall, async (asked) => ({ data: await storeComplaint(parts, asked) }))

  serveCall(app, listComplaintsCall, ({ query }) =>
    listComplaints(parts.database, query.state, parts.clock()),
  )

  serveCall(app, answerComplaintCall, async ({ params, body, user }) => {
    await answerComplaint(parts, params.complaintId, body, user)

    return { data: body }
  })
}
