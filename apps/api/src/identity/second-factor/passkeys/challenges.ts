import { MINUTE_MS } from '@inzrt/domain/time'
import { and, eq, gt } from 'drizzle-orm'
import { sha256 } from '../../../platform/crypto/sha256.ts'
import type { Database } from '../../../platform/database/openDatabase.ts'
import {
  type ChallengeFor,
  passkeyChallenges as table,
} from '../../../platform/database/schema/passkeys.ts'

type On = Database['db']

/** Whose challenge it is, what it is signed for, and the session or the browser of a login in which. */
export type ChallengePlace = Readonly<{ userId: number; purpose: ChallengeFor; place: string }>

const LIFE_MS = 5 * MINUTE_MS

/** What passkeys are asked to sign. */
export const challenges = {
  keep: async (
    on: On,
    challenge: string,
    { userId, purpose, place }: ChallengePlace,
    now: Date,
  ): Promise<void> => {
    await on.insert(table).values({
      challenge,
      userId,
      purpose,
      placeHash: sha256(place),
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
  },

  /** Ends a challenge, whatever comes of its answer. @returns whether it was one of this place that still counted */
  use: async (
    on: On,
    challenge: string,
    { userId, purpose, place }: ChallengePlace,
    now: Date,
  ): Promise<boolean> => {
    const isIts = and(
      eq(table.challenge, challenge),
      eq(table.userId, userId),
      eq(table.purpose, purpose),
      eq(table.placeHash, sha256(place)),
      gt(table.expiresAt, now),
    )
    const { rowCount } = await on.delete(table).where(isIts)

    return rowCount === 1
  },
}
