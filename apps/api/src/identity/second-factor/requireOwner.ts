import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { requireUser } from '../users/requireUser.ts'
import type { UserRow } from '../users/users.repository.ts'
import type { SecondFactorParts } from './SecondFactorParts.ts'

/** The account whose second step changes, once somebody who has one took it a moment ago. */
export const requireOwner = async (
  signedIn: SignedIn,
  { users, requireSecondStep }: Pick<SecondFactorParts, 'users' | 'requireSecondStep'>,
): Promise<UserRow> => {
  const user = await requireUser(users, signedIn)
  await requireSecondStep(signedIn)

  return user
}
