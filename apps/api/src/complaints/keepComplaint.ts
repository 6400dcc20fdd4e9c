import type { ComplaintBody } from '@inzrt/contracts/desk/complaint'
import { ComplaintFormSchema, fieldErrors } from '@inzrt/domain/forms'
import { complaintDue } from '@inzrt/domain/time'
import { clientOf } from '../attempts/clientOf.ts'
import type { Caller } from '../brand/Caller.ts'
import { complaints } from '../database/schema/complaints.ts'
import { refuseFaults } from '../errors/refuseFaults.ts'
import { foldEmail } from '../users/foldEmail.ts'
import type { ComplaintParts } from './ComplaintParts.ts'
import { findSubject } from './findSubject.ts'

const OF_CLIENT = { name: 'complaints of client', limit: 10, seconds: 3_600 } as const
/** Naming somebody else's address floods nobody's mailbox. */
const TO_ADDRESS = { name: 'complaints to address', limit: 5, seconds: 86_400 } as const

const check = ({ about, text, wish = '', name = '', email }: ComplaintBody) => {
  refuseFaults(fieldErrors(ComplaintFormSchema, { about, text, wish, name, email }))

  return {
    ...{ about: about.trim(), text: text.trim(), email: email.trim() },
    ...{ wish: wish.trim() || null, name: name.trim() || null },
  }
}

/**
 * Keeps a complaint and confirms it by letter, with its number and the day it is answered by.
 * @throws Problem 422 with a sentence under each wrong field, 429 when too many are made
 */
export const keepComplaint = async (
  { database, attempts, outbox, clock }: ComplaintParts,
  body: ComplaintBody,
  { caller, userId }: { caller: Caller; userId: number | null },
): Promise<{ complaintNo: number; dueAt: string }> => {
  const said = check(body)
  await attempts.takeEach([
    { budget: OF_CLIENT, subject: [clientOf(caller.address)] },
    { budget: TO_ADDRESS, subject: [foldEmail(said.email)] },
  ])
  const createdAt = clock()
  const due = complaintDue(createdAt)

  return database.db.transaction(async (tx) => {
    const subject = await findSubject(tx, said.about)
    const [kept] = await tx
      .insert(complaints)
      .values({
        ...{ ...said, ...subject, userId, brandCode: caller.brand },
        ...{ createdAt, dueAt: due },
      })
      .returning({ id: complaints.id })
    if (!kept) throw new Error('The complaint was not kept.')
    const told = { complaintNo: kept.id, dueAt: due.toISOString() }
    await outbox.enqueue(tx, {
      ...{ channel: 'email', brand: caller.brand, to: said.email },
      ...{ template: 'complaintReceived', payload: told },
    })

    return told
  })
}
