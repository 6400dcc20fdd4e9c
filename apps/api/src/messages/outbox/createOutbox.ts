import type { Clock } from '../../platform/clock/Clock.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { requestJob } from '../../platform/jobs/requestJob.ts'
import type { Outbox } from './Outbox.ts'

const HOUR_MS = 3_600_000

/** The outbox: what is put into it leaves once the caller's transaction has succeeded. */
export const createOutbox = (clock: Clock): Outbox => ({
  enqueue: async (tx, message) => {
    const { channel, to, template, payload, brand, dedupeKey, notBefore, newsHours, sharer } =
      message
    const now = clock()
    const kept = await tx
      .insert(outbox)
      .values({
        channel,
        recipient: to,
        template,
        payload,
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
  },
})
