import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { UserRow } from '../users/users.repository.ts'

/** Writes to an account's address that its password is another one from now on. */
export const notifyPasswordChanged = (
  tx: Transaction,
  outbox: Outbox,
  { id, nickname, email }: Pick<UserRow, 'id' | 'nickname' | 'email'>,
  { brand, at }: Readonly<{ brand: Brand; at: Date }>,
): Promise<void> =>
  outbox.enqueue(tx, {
    channel: 'email',
    to: email,
    userId: id,
    template: 'passwordChanged',
    payload: { nickname, at: at.toISOString() },
    brand,
  })
