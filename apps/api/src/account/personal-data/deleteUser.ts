import { eq } from 'drizzle-orm'
import { eraseAds } from '../../advertising/forgetting/eraseAds.ts'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { PasswordProof } from '../../identity/credentials/createPasswordProof.ts'
import type { UserRow, UsersRepository } from '../../identity/users/users.repository.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import type { Caller } from '../../platform/brand/Caller.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { eraseAccount } from './eraseAccount.ts'
import { eraseRecipient } from './eraseRecipient.ts'
import { ownAddresses } from './ownAddresses.ts'

export type DeletionDependencies = Readonly<{
  database: Database
  users: UsersRepository
  proof: PasswordProof
  outbox: Outbox
  clock: Clock
  originals: Originals
}>

/** Deletes an account and everything personal in it; the last letter goes to its address. */
export const deleteUser = async (
  user: UserRow,
  { password, caller }: { password: string; caller: Caller },
  { database, proof, outbox, clock, originals }: DeletionDependencies,
): Promise<void> => {
  const holdProof = await proof(user, { password, field: 'password' }, caller)
  const { email, nickname } = user
  const images = await database.db.transaction(async (tx) => {
    await holdProof(tx)
    const now = clock()
    const paths = await eraseAds(tx, eq(ads.userId, user.id), now)
    const photos = await eraseAccount(tx, user, now)
    await eraseRecipient(tx, await ownAddresses(tx, user))
    await outbox.enqueue(tx, {
      channel: 'email',
      to: email,
      template: 'accountDeleted',
      payload: { nickname },
      brand: caller.brand,
    })

    return [...paths, ...photos]
  })
  for (const path of images) await originals.remove(path)
}
