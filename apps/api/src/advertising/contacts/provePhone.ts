import type { SentAd } from '@inzrt/contracts/ads/adBody'
import { parsePhone } from '@inzrt/domain/contact'
import { eq } from 'drizzle-orm'
import { codeMissing, codeWrong } from '../../identity/phone-verification/codeProblems.ts'
import { isPhoneRemembered } from '../../identity/phone-verification/isPhoneRemembered.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'

type Parts = Pick<AdvertisingParts, 'database' | 'phoneVerifications' | 'clock'>

/** An account's own phone, proved not long ago. */
const isRemembered = async (
  { database, clock }: Parts,
  userId: number | null,
  phone: string,
): Promise<boolean> => {
  if (userId === null) return false
  const [user] = await database.db
    .select({ phone: users.phone, phoneVerifiedAt: users.phoneVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))

  return user?.phone === phone && isPhoneRemembered(user, clock())
}

/** Whether a phone is its advertiser's, and the code that is used up with what it proves. */
export type PhoneProof = Readonly<{
  isProved: boolean
  code: Readonly<{ id: number; phone: string; userId: number | null }> | null
}>

/** Whose phone it should be, which number is proved already, and who holds the code. */
type Prover = Readonly<{ userId: number | null; known: string | null; holder: string }>

/**
 * Whether the phone of an ad is its advertiser's: by the code of a message, or remembered from the
 * last time. A shown phone must be.
 * @throws Problem 422 on a wrong code, or a shown phone without one
 */
export const provePhone = async (
  parts: Parts,
  ad: Pick<SentAd['ad'], 'phone' | 'verificationCode' | 'wantToShow'>,
  { userId, known, holder }: Prover,
): Promise<PhoneProof> => {
  const phone = parsePhone(ad.phone)
  if (!phone) return { isProved: false, code: null }
  if (ad.verificationCode) {
    const id = await parts.phoneVerifications.check(phone, ad.verificationCode, holder)
    if (id === null) throw codeWrong()

    return { isProved: true, code: { id, phone, userId } }
  }
  if (phone === known || (await isRemembered(parts, userId, phone)))
    return { isProved: true, code: null }
  if (ad.wantToShow.includes('phone')) throw codeMissing()

  return { isProved: false, code: null }
}

/**
 * Uses the code up in the transaction of what it proves, so that a refused ad leaves it usable, and
 * remembers the phone with its account.
 * @throws Problem 422 when another ad used it meanwhile
 */
export const usePhoneProof = async (
  tx: Transaction,
  { phoneVerifications, clock }: Pick<Parts, 'phoneVerifications' | 'clock'>,
  { code }: PhoneProof,
): Promise<void> => {
  if (!code) return
  if (!(await phoneVerifications.use(tx, code.id))) throw codeWrong()
  if (code.userId !== null)
    await tx
      .update(users)
      .set({ phone: code.phone, phoneVerifiedAt: clock() })
      .where(eq(users.id, code.userId))
}
