import { tokenExpired } from '../../platform/errors/authProblems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import type { UserRow, UsersRepository } from './users.repository.ts'

/** The account behind a session; it may have been deleted a moment ago. */
export const requireUser = async (
  users: UsersRepository,
  { userId }: SignedIn,
): Promise<UserRow> => {
  const user = await users.findById(userId)
  if (!user || user.deletedAt) throw tokenExpired()

  return user
}
