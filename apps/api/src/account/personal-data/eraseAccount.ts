import { DAY_MS } from '@inzrt/domain/time'
import { and, eq, ne, sql } from 'drizzle-orm'
import { eraseConversations } from '../../advertising/conversations/eraseConversations.ts'
import { takeCredit } from '../../advertising/orders/credit/takeCredit.ts'
import { eraseRatings } from '../../advertising/ratings/eraseRatings.ts'
import type { UserRow } from '../../identity/users/users.repository.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { authEvents } from '../../platform/database/schema/authEvents.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'
import { emailTokens } from '../../platform/database/schema/emailTokens.ts'
import { favourites } from '../../platform/database/schema/favourites.ts'
import { feeds } from '../../platform/database/schema/feeds.ts'
import { notifications } from '../../platform/database/schema/notifications.ts'
import { passkeyChallenges, passkeys } from '../../platform/database/schema/passkeys.ts'
import { passwordResets } from '../../platform/database/schema/passwordResets.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { retiredNicknames } from '../../platform/database/schema/retiredNicknames.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import {
  appSecrets,
  halfLogins,
  recoveryCodes,
} from '../../platform/database/schema/secondFactors.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import { sessions } from '../../platform/database/schema/sessions.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

const BELONGINGS = [
  appSecrets,
  passkeys,
  passkeyChallenges,
  recoveryCodes,
  halfLogins,
  sessions,
  emailTokens,
  passwordResets,
  authEvents,
  favourites,
  savedSearches,
  pushSubscriptions,
  notifications,
  feeds,
] as const

const RETIRED_DAYS = 365

/** No nickname has a space or a colon: none can ever be mistaken for an account that is gone. */
const erasedColumns = (id: number, now: Date) =>
  ({
    nickname: 'zrušený účet',
    nicknameFolded: `deleted:${id}`,
    nicknameSkeleton: `deleted:${id}`,
    email: '',
    emailFolded: `deleted:${id}`,
    emailVerifiedAt: null,
    pendingEmail: null,
    passwordHash: null,
    firstName: null,
    lastName: null,
    phone: null,
    phoneVerifiedAt: null,
    localityId: null,
    companyName: null,
    companyId: null,
    companyAddress: null,
    vatId: null,
    companyRegister: null,
    partnerCompanyId: null,
    country: null,
    selfCertifiedAt: null,
    rulesAcceptedAt: null,
    marketingAgreedAt: null,
    deletedAt: now,
  }) as const

/**
 * Empties an account. The row stays for what is kept by law; it names nobody and logs nobody in.
 * @returns pictures nobody sees any more
 */
export const eraseAccount = async (
  tx: Transaction,
  user: UserRow,
  now: Date,
): Promise<readonly string[]> => {
  await takeCredit(tx, {
    userId: user.id,
    kind: 'lapsed',
    orderId: null,
    now,
    amount: (balance) => balance,
  })
  for (const table of BELONGINGS) await tx.delete(table).where(eq(table.userId, user.id))
  // Of an address never confirmed nothing is ended: it may be somebody else's.
  if (user.emailVerifiedAt !== null)
    await tx.delete(savedSearches).where(sql`lower(email) = ${user.emailFolded}`)
  await tx.update(users).set(erasedColumns(user.id, now)).where(eq(users.id, user.id))
  // One that waits is answered first; the sweep deletes it then.
  await tx
    .delete(complaints)
    .where(and(eq(complaints.userId, user.id), ne(complaints.state, 'new')))
  await eraseRatings(tx, user.id)
  const pages = await tx
    .delete(sellerPages)
    .where(eq(sellerPages.userId, user.id))
    .returning({ path: sellerPages.logoPath })
  const photos = await eraseConversations(tx, user.id)
  const until = new Date(now.getTime() + RETIRED_DAYS * DAY_MS)
  await tx
    .insert(retiredNicknames)
    .values({ nicknameHash: sha256(user.nicknameSkeleton), until })
    .onConflictDoUpdate({ target: retiredNicknames.nicknameHash, set: { until } })
  await tx.insert(authEvents).values({ event: 'deleted', createdAt: now })

  return [...photos, ...pages.flatMap(({ path }) => path ?? [])]
}
