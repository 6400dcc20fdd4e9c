import type { Clock } from '../../platform/clock/Clock.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { codeMissing, codeWrong } from './codeProblems.ts'
import type { PhoneVerifications } from './createPhoneVerifications.ts'

type Parts = Readonly<{ phoneVerifications: PhoneVerifications; clock: Clock }>

type Sent = Readonly<{ phoneNumber?: string | undefined; verificationCode?: string | undefined }>

/** Which number the account has already, and who holds the code of another one. */
type Holder = Readonly<{ known: string | null; holder: string }>

/** Another phone, and the code that is used up with it; a phone taken back needs none. */
export type PhoneChange = Readonly<{ phone: string; codeId: number } | { phone: null }>

/**
 * What becomes of an account's phone; null: it stays as it is. An account keeps only numbers that are proved.
 * @throws Problem 422 on a wrong code, or another number without one
 */
export const provePhoneChange = async (
  { phoneVerifications }: Parts,
  { phoneNumber, verificationCode }: Sent,
  { known, holder }: Holder,
): Promise<PhoneChange | null> => {
  if (phoneNumber === undefined) return null
  if (phoneNumber === '') return { phone: null }
  if (!verificationCode) {
    if (phoneNumber === known) return null
    throw codeMissing()
  }
  const codeId = await phoneVerifications.check(phoneNumber, verificationCode, holder)
  if (codeId === null) throw codeWrong()

  return { phone: phoneNumber, codeId }
}

/**
 * The columns of a phone, in the transaction that writes them: what is refused for another fault leaves
 * its code usable.
 * @throws Problem 422 when the code was used meanwhile
 */
export const phoneColumns = async (
  tx: Transaction,
  { phoneVerifications, clock }: Parts,
  change: PhoneChange | null,
): Promise<{ phone?: string | null; phoneVerifiedAt?: Date | null }> => {
  if (!change) return {}
  if (change.phone === null) return { phone: null, phoneVerifiedAt: null }
  if (!(await phoneVerifications.use(tx, change.codeId))) throw codeWrong()

  return { phone: change.phone, phoneVerifiedAt: clock() }
}
