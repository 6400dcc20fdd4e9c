import { MINUTE_MS } from '@inzrt/domain/time'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { randomToken } from '../../platform/crypto/randomToken.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adTokens } from '../../platform/database/schema/adTokens.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Purpose = 'confirm' | 'intake' | 'manage'

/** How long a link opens an ad without its password. */
export const MANAGE_MINUTES = 10
const LIFE_MINUTES = { confirm: 48 * 60, intake: 48 * 60, manage: MANAGE_MINUTES } as const

/** Makes the secret of a link about an ad; only its hash is kept. */
export const issueAdLink = async (
  tx: Transaction,
  adId: number,
  purpose: Purpose,
  now: Date,
  email?: string,
): Promise<string> => {
  const token = randomToken(32)
  await tx.insert(adTokens).values({
    tokenHash: sha256(token),
    adId,
    purpose,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MINUTES[purpose] * MINUTE_MS),
  })

  return token
}

/** What a used link was about: the ad, and the address it proves. */
type Redeemed = Readonly<{ adId: number; email: string | null }>

/** Uses a link up; null when it is unknown, old or used. */
export const redeemAdLink = async (
  tx: Transaction,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<Redeemed | null> => {
  const [used] = await tx
    .update(adTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(adTokens.tokenHash, sha256(token)),
        eq(adTokens.purpose, purpose),
        isNull(adTokens.usedAt),
        gt(adTokens.expiresAt, now),
      ),
    )
    .returning({ adId: adTokens.adId, email: adTokens.email })

  return used ?? null
}

/** The address an ad is to have once its link was opened, or null. */
export const pendingEmailOf = async (
  { db }: Database,
  { id, email }: Readonly<{ id: number; email: string | null }>,
  now: Date,
): Promise<string | null> => {
  const [asked] = await db
    .select({ email: adTokens.email })
    .from(adTokens)
    .where(
      and(
        eq(adTokens.adId, id),
        eq(adTokens.purpose, 'confirm'),
        isNull(adTokens.usedAt),
        gt(adTokens.expiresAt, now),
      ),
    )

  return asked?.email && asked.email !== email ? asked.email : null
}
