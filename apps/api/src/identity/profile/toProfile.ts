import type { Profile } from '@inzrt/contracts/account/user'
import type { Locality } from '@inzrt/contracts/browse/locality'
import { isPhoneRemembered } from '../phone-verification/isPhoneRemembered.ts'
import { toUser } from '../users/toUser.ts'
import type { UserRow } from '../users/users.repository.ts'

/** An account as its settings show it. */
export const toProfile = (user: UserRow, locality: Locality | null, now: Date): Profile => ({
  ...toUser(user),
  kind: user.kind,
  emailVerified: user.emailVerifiedAt !== null,
  pendingEmail: user.pendingEmail,
  phoneNumber: user.phone,
  phoneVerified: isPhoneRemembered(user, now),
  locality,
  companyName: user.companyName,
  companyId: user.companyId,
  companyAddress: user.companyAddress,
  vatId: user.vatId,
  companyRegister: user.companyRegister,
  country: user.country,
  marketing: user.marketingAgreedAt !== null,
  silencedLetters: user.silencedLetters,
  memberSince: user.createdAt.toISOString(),
})
