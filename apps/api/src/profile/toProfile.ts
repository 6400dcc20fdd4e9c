import type { Locality } from '@inzrt/contracts/locality'
import type { Profile } from '@inzrt/contracts/user'
import { toUser } from '../users/toUser.ts'
import type { UserRow } from '../users/users.repository.ts'

/** An account as its settings show it. */
export const toProfile = (user: UserRow, locality: Locality | null): Profile => ({
  ...toUser(user),
  kind: user.kind,
  emailVerified: user.emailVerifiedAt !== null,
  pendingEmail: user.pendingEmail,
  phoneNumber: user.phone,
  phoneVerified: user.phoneVerifiedAt !== null,
  locality,
  companyName: user.companyName,
  companyId: user.companyId,
  vatId: user.vatId,
  companyRegister: user.companyRegister,
  country: user.country,
  marketing: user.marketingAgreedAt !== null,
  memberSince: user.createdAt.toISOString(),
})
