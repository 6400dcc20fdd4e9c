import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { SessionsRepository } from '../sessions/sessions.repository.ts'
import type { UserRow } from '../users/users.repository.ts'

type Dependencies = Readonly<{ sessionRows: SessionsRepository; outbox: Outbox; clock: Clock }>

/** Writes to the owner when somebody logs in from a device none of the account's sessions had. */
export const alertOfNewDevice = async (
  tx: Transaction,
  { id, nickname, email }: UserRow,
  { device, brand }: Caller,
  { sessionRows, outbox, clock }: Dependencies,
): Promise<void> => {
  if (await sessionRows.isKnownDevice(tx, id, device)) return
  await outbox.enqueue(tx, {
    channel: 'email',
    to: email,
    userId: id,
    template: 'loginAlert',
    payload: { nickname, device, at: clock().toISOString() },
    brand,
  })
}
