import type { VerdictBody } from '@inzrt/contracts/desk/verdict'
import { fieldErrors, VerdictFormSchema } from '@inzrt/rules/forms'
import { disputeDue } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { ComplaintParts } from './ComplaintParts.ts'
import { complaintAnswered, complaintNotFound } from './complaintProblems.ts'

/**
 * Answers a complaint: the answer is kept, mailed and written down.
 * @throws Problem 404 when there is none, 409 when somebody was quicker, 422 for an answer that says nothing
 */
export const answerComplaint = async (
  { database, outbox, clock }: ComplaintParts,
  id: number,
  body: VerdictBody,
  admin: SignedIn,
): Promise<void> => {
  refuseFaults(fieldErrors(VerdictFormSchema, body))
  const answer = body.answer.trim()
  const { verdict: state } = body
  const now = clock()
  await database.db.transaction(async (tx) => {
    const [complaint] = await tx
      .select()
      .from(complaints)
      .where(eq(complaints.id, id))
      .for('update')
    if (!complaint) throw complaintNotFound()
    if (complaint.state !== 'new') throw complaintAnswered()
    await tx
      .update(complaints)
      .set({ state, answer, answeredBy: admin.userId, answeredAt: now })
      .where(eq(complaints.id, id))
    const disputeUntil = disputeDue(complaint.createdAt).toISOString()
    await outbox.enqueue(tx, {
      channel: 'email',
      brand: complaint.brandCode,
      to: complaint.email,
      template: 'complaintAnswered',
      payload: { complaintNo: id, isUpheld: state === 'upheld', answer, disputeUntil },
    })
    const deed = { action: state, entity: 'complaint', entityId: id } as const
    await recordAudit(tx, admin, deed, now)
  })
}
