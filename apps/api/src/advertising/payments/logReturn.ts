import type { Verification } from '@inzrt/protocols/gp-webpay/verifyReturn'
import { count, eq } from 'drizzle-orm'
import { paymentLog } from '../../platform/database/schema/payments.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { PaymentRow } from '../orders/reading/OrderRow.ts'

/** Somebody who sends forgeries by the thousand must not fill the log. */
const MOST_PER_PAYMENT = 100
const LONGEST = 4_000

/** As it came, each byte a character; PostgreSQL's texts know no zero byte. */
/** An answer to the portal's own question has one signature. */
type Logged = Omit<Verification, 'isDigest1Right'> & Readonly<{ isDigest1Right: boolean | null }>

const plain = (text: string): string => text.replaceAll('\0', '\u2400').slice(0, LONGEST)

/** Writes down what came for a payment, and what verifying it gave. */
export const logReturn = async (
  tx: Transaction,
  payment: PaymentRow,
  { signed, digest, digest1, isDigestRight, isDigest1Right }: Logged,
  now: Date,
): Promise<void> => {
  const [logged] = await tx
    .select({ number: count() })
    .from(paymentLog)
    .where(eq(paymentLog.paymentId, payment.id))
  if ((logged?.number ?? 0) >= MOST_PER_PAYMENT) return
  await tx.insert(paymentLog).values({
    paymentId: payment.id,
    direction: 'received',
    isDigestRight,
    isDigest1Right,
    at: now,
    signed: plain(signed.toString('latin1')),
    signature: plain(digest ?? ''),
    signature1: digest1 === undefined ? null : plain(digest1),
    outcome: payment.state,
  })
}
