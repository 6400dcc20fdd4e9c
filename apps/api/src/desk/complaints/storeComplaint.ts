import type { ComplaintBody } from '@inzrt/contracts/desk/complaint'
import { ComplaintFormSchema, fieldErrors } from '@inzrt/rules/forms'
import { complaintDue } from '@inzrt/rules/order'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { type Asked, keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import type { ComplaintParts } from './ComplaintParts.ts'
import { findSubject } from './findSubject.ts'

const OF_CLIENT = { name: 'complaints of client', limit: 10, seconds: 3_600 } as const
/** Naming somebody else's address floods nobody's mailbox; the complaints are kept all the same. */
const TO_ADDRESS = { name: 'letters about complaints', limit: 5, seconds: 86_400 } as const

const check = ({ about, text, wish = '', name = '', email }: ComplaintBody) => {
  refuseFaults(fieldErrors(ComplaintFormSchema, { about, text, wish, name, email }))

  return {
    about: about.trim(),
    text: text.trim(),
    email: email.trim(),
    wish: wish.trim() || null,
    name: name.trim() || null,
  }
}

/**
 * Keeps a complaint and confirms it by letter, with its number and the day it is answered by. Sent again under its
 * key, it is the same complaint.
 * @throws Problem 422 with a sentence under each wrong field, 429 when too many are made
 */
export const storeComplaint = async (
  { database, attempts, outbox, clock }: ComplaintParts,
  asked: Asked & { body: ComplaintBody },
): Promise<{ complaintNo: number; dueAt: string }> => {
  const { caller, user } = asked
  const said = check(asked.body)
  const createdAt = clock()
  const due = complaintDue(createdAt)
  const prepare = () => attempts.take(OF_CLIENT, clientOf(caller.address))
  const make = async (tx: Transaction) => {
    const subject = await findSubject(tx, said.about)
    const [kept] = await tx
      .insert(complaints)
      .values({
        ...said,
        ...subject,
        userId: user?.userId ?? null,
        brandCode: caller.brand,
        createdAt,
        dueAt: due,
      })
      .returning({ id: complaints.id })
    if (!kept) throw new Error('The complaint was not kept.')
    const told = { complaintNo: kept.id, dueAt: due.toISOString() }
    const { isAllowed } = await attempts.tryOnce(tx, TO_ADDRESS, [foldEmail(said.email)])
    if (!isAllowed) return told
    await outbox.enqueue(tx, {
      channel: 'email',
      brand: caller.brand,
      to: said.email,
      template: 'complaintReceived',
      payload: told,
    })

    return told
  }

  return idempotently(database, keyedWrite(asked, createdAt), { prepare, make })
}
