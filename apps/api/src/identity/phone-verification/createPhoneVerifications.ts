import { randomInt } from 'node:crypto'
import { MINUTE_MS } from '@inzrt/domain/time'
import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import type { Attempts } from '../../platform/attempts/createAttempts.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { phoneVerifications } from '../../platform/database/schema/phoneVerifications.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

export type PhoneVerifications = ReturnType<typeof createPhoneVerifications>

export type PhoneVerificationParts = Readonly<{
  database: Database
  outbox: Outbox
  attempts: Attempts
  clock: Clock
  key: Buffer
}>

const LIFE_MINUTES = 10
const TRIES = 3
const DAY = 86_400
/** A message costs money, so both a number and a client get only a few; a number more than one client can use up. */
const RESEND = { name: 'phone code again', limit: 1, seconds: 60 } as const
const OF_PHONE = { name: 'phone codes of number', limit: 9, seconds: DAY } as const
const BY_CLIENT = { name: 'phone codes of number by client', limit: 3, seconds: DAY } as const
const OF_CLIENT = { name: 'phone codes of client', limit: 10, seconds: DAY } as const

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Proves by a six-digit code that a phone is in the advertiser's hand. */
export const createPhoneVerifications = (parts: PhoneVerificationParts) => {
  const { database, outbox, attempts, clock, key } = parts
  const hashPhone = (phone: string): string => keyedHash(key, 'phone', phone)
  const hashCode = (phone: string, code: string): string => keyedHash(key, 'code', phone, code)

  const findOpen = async (tx: Transaction, phone: string, holder: string) => {
    const [open] = await tx
      .select()
      .from(phoneVerifications)
      .where(
        and(
          eq(phoneVerifications.phoneHash, hashPhone(phone)),
          eq(phoneVerifications.flowHash, sha256(holder)),
          isNull(phoneVerifications.usedAt),
          gt(phoneVerifications.expiresAt, clock()),
          lt(phoneVerifications.faults, TRIES),
        ),
      )
      .orderBy(desc(phoneVerifications.createdAt))
      .limit(1)
      .for('update')

    return open ?? null
  }

  return {
    /** Sends a code. @throws Problem 429 when the number or the client asked too often */
    send: async (phone: string, { address, brand }: Caller, holder: string) => {
      const client = clientOf(address)
      await attempts.takeEach([
        { budget: OF_CLIENT, subject: [client] },
        { budget: BY_CLIENT, subject: [phone, client] },
        { budget: RESEND, subject: [phone] },
        { budget: OF_PHONE, subject: [phone] },
      ])
      const now = clock()
      const code = newCode()
      const expiresAt = new Date(now.getTime() + LIFE_MINUTES * MINUTE_MS)
      await database.db.transaction(async (tx) => {
        await tx.insert(phoneVerifications).values({
          phoneHash: hashPhone(phone),
          codeHash: hashCode(phone, code),
          flowHash: sha256(holder),
          createdAt: now,
          expiresAt,
        })
        await outbox.enqueue(tx, {
          channel: 'sms',
          brand,
          to: phone,
          template: 'phoneCode',
          payload: { text: `Overovaci kod: ${code}` },
        })
      })

      return { expiresAt, resendAt: new Date(now.getTime() + RESEND.seconds * 1_000) }
    },

    /**
     * The code last sent to a phone for this holder, if it is this one; a wrong one counts against it,
     * whatever else happens.
     */
    check: (phone: string, code: string, holder: string): Promise<number | null> =>
      database.db.transaction(async (tx) => {
        const open = await findOpen(tx, phone, holder)
        if (!open) return null
        if (isSameSecret(open.codeHash, hashCode(phone, code))) return open.id
        await tx
          .update(phoneVerifications)
          .set({ faults: sql`${phoneVerifications.faults} + 1` })
          .where(eq(phoneVerifications.id, open.id))

        return null
      }),

    /** Uses a right code up; false when it was used before. */
    use: async (tx: Transaction, id: number): Promise<boolean> => {
      const used = await tx
        .update(phoneVerifications)
        .set({ usedAt: clock() })
        .where(and(eq(phoneVerifications.id, id), isNull(phoneVerifications.usedAt)))
        .returning({ id: phoneVerifications.id })

      return used.length > 0
    },
  }
}
