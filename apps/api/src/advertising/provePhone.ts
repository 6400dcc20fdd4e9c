import type { AdUpdateBody } from '@inzrt/contracts/advertisementEdit'
import { parsePhone } from '@inzrt/domain/contact'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema/users.ts'
import { invalidFields } from '../errors/problems.ts'
import type { AdvertisingParts } from './AdvertisingParts.ts'

type Parts = Pick<AdvertisingParts, 'database' | 'phoneVerifications' | 'clock'>

const REMEMBERED_DAYS = 90
const DAY_MS = 86_400_000

/** An account's own phone, proved not long ago. */
const isRemembered = async (
  { database, clock }: Parts,
  userId: number | null,
  phone: string,
): Promise<boolean> => {
  if (userId === null) return false
  const [user] = await database.db
    .select({ phone: users.phone, verifiedAt: users.phoneVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  const since = clock().getTime() - REMEMBERED_DAYS * DAY_MS

  return user?.phone === phone && (user.verifiedAt?.getTime() ?? 0) > since
}

const remember = async ({ database, clock }: Parts, userId: number | null, phone: string) => {
  if (userId === null) return
  await database.db
    .update(users)
    .set({ phone, phoneVerifiedAt: clock() })
    .where(eq(users.id, userId))
}

/**
 * Whether the phone of an ad is its advertiser's: by the code of a message, or remembered from the
 * last time. A shown phone must be.
 * @throws Problem 422 on a wrong code, or a shown phone without one
 */
export const provePhone = async (
  parts: Parts,
  body: AdUpdateBody,
  { userId, known }: { userId: number | null; known: string | null },
): Promise<boolean> => {
  const phone = parsePhone(body.phoneNumber ?? '')
  if (!phone) return false
  if (body.verificationCode) {
    if (!(await parts.phoneVerifications.redeem(phone, body.verificationCode)))
      throw invalidFields({ verificationCode: ['Kód není správný, nebo už neplatí.'] })
    await remember(parts, userId, phone)

    return true
  }
  if (phone === known || (await isRemembered(parts, userId, phone))) return true
  if (body.showPhone)
    throw invalidFields({ verificationCode: ['Ověřte prosím telefon kódem z\u00a0SMS.'] })

  return false
}
