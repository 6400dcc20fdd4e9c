import { and, eq, gt, isNull } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { payments } from '../../platform/database/schema/payments.ts'
import { smsInbound } from '../../platform/database/schema/sms.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { notFound } from '../../platform/errors/problems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { moveOrder } from '../orders/moveOrder.ts'
import { movePayment } from '../orders/paying/movePayment.ts'

/** What was sent back, by what it is known by. */
export type Refund = Readonly<{ kind: 'refund' | 'paid_twice' | 'sms'; id: number }>

type Noted = Readonly<{ entity: 'order' | 'payment' | 'sms'; amount: number; note: string }>
type Note = (tx: Transaction, id: number, now: Date) => Promise<Noted | null>

const orderRefunded: Note = async (tx, id, now) => {
  const isOwed = and(eq(orders.id, id), eq(orders.state, 'refund_due'))
  const [order] = await tx.select().from(orders).where(isOwed).for('update')
  if (!order) return null
  await moveOrder(tx, order, {
    event: 'refund',
    actor: 'moderator',
    now,
    also: { refundedAt: now },
  })

  return { entity: 'order', amount: order.refundAmount ?? 0, note: order.publicNo }
}

const paymentRefunded: Note = async (tx, id, now) => {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.state, 'succeeded')))
    .for('update')
  const moved = payment && (await movePayment(tx, payment, 'refund', now))

  return moved
    ? { entity: 'payment', amount: moved.amount, note: moved.bankOrderNumber ?? '' }
    : null
}

const messageRefunded: Note = async (tx, id, now) => {
  const [message] = await tx
    .update(smsInbound)
    .set({ refundedAt: now })
    .where(
      and(eq(smsInbound.id, id), gt(smsInbound.refundAmount, 0), isNull(smsInbound.refundedAt)),
    )
    .returning()

  return message ? { entity: 'sms', amount: message.refundAmount, note: message.shortcode } : null
}

const NOTES: Readonly<Record<Refund['kind'], Note>> = {
  refund: orderRefunded,
  paid_twice: paymentRefunded,
  sms: messageRefunded,
}

const nothingOwed = (): Problem => notFound('Tady už se nic nevrací. Možná to vyřídil někdo jiný.')

/**
 * Notes that a member of staff sent money back, and who.
 * @throws Problem 404 when nothing is owed there (any more)
 */
export const noteRefund = (
  { database, clock }: { database: Database; clock: Clock },
  { kind, id }: Refund,
  admin: SignedIn,
): Promise<void> =>
  database.db.transaction(async (tx) => {
    const now = clock()
    const noted = await NOTES[kind](tx, id, now)
    if (!noted) throw nothingOwed()
    const { entity, ...detail } = noted
    await recordAudit(tx, admin, { action: 'refunded', entity, entityId: id, detail }, now)
  })
