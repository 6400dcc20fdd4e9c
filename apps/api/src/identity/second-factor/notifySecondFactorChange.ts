import type { SecondFactorChange } from '../../messages/mail/templates/secondFactorChanged.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { UserRow } from '../users/users.repository.ts'

/** Writes to an account's address what became of its second step, no matter who did it. */
export const notifySecondFactorChange = (
  tx: Transaction,
  outbox: Outbox,
  { id, nickname, email }: Pick<UserRow, 'id' | 'nickname' | 'email'>,
  { change, brand, at }: Readonly<{ change: SecondFactorChange; brand: Brand; at: Date }>,
): Promise<void> =>
  outbox.enqueue(tx, {
    channel: 'email',
    to: email,
    userId: id,
    brand,
    template: 'secondFactorChanged',
    payload: { nickname, change, at: at.toISOString() },
  })
