import { HOUR_MS } from '@inzrt/domain/time'
import type { Clock } from '../../platform/clock/Clock.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'
import type { Site, Sites } from '../mail/Site.ts'
import { findReader } from '../notifications/findReader.ts'
import { keepNotification } from '../notifications/keepNotification.ts'
import { letterKinds } from '../notifications/letterKinds.ts'
import { noteOfLetter } from '../notifications/noteOfLetter.ts'
import type { Channel } from './Courier.ts'
import type { AnyLetter, Common, Outbox } from './Outbox.ts'

/** @returns whether it is a new one */
const keep = async (
  tx: Transaction,
  message: Common & Readonly<{ channel: Channel; to: string; template: string; payload: object }>,
  now: Date,
): Promise<boolean> => {
  const { channel, to, template, payload, brand, dedupeKey, notBefore, newsHours, sharer } = message
  const kept = await tx
    .insert(outbox)
    .values({
      channel,
      recipient: to,
      template,
      payload: payload as Record<string, unknown>,
      brandCode: brand,
      dedupeKey,
      notBefore: notBefore ?? now,
      notAfter: newsHours === undefined ? null : new Date(now.getTime() + newsHours * HOUR_MS),
      sharer,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id })
  const job = channel === 'push' ? 'deliverPushes' : 'deliverMessages'
  if (kept.length > 0) await tx.execute(requestJob(job))

  return kept.length > 0
}

/** Keeps a letter, and for its account what it says. One that was kept before changes nothing. */
const keepLetter = async (tx: Transaction, letter: AnyLetter, site: Site, now: Date) => {
  const { template, to, brand, userId = null } = letter
  const note = userId === null ? null : noteOfLetter(letter, site)
  const reader = note && userId !== null ? await findReader(tx, userId) : null
  const kind = letterKinds[template]
  const isWanted = kind === undefined || !reader?.silencedLetters.includes(kind)
  if (to && isWanted && !(await keep(tx, { ...letter, to }, now))) return
  if (!reader || !note) return
  await keepNotification(tx, {
    userId: reader.id,
    brandCode: brand,
    template,
    createdAt: now,
    ...note,
  })
}

/** The outbox: what is put into it leaves once the caller's transaction has succeeded. */
export const createOutbox = (clock: Clock, sites: Sites): Outbox => ({
  enqueue: async (tx, message) => {
    if (message.channel === 'email')
      await keepLetter(tx, message as AnyLetter, sites[message.brand], clock())
    else await keep(tx, message, clock())
  },
})
