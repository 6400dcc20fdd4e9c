import { loginIsOver } from '../second-factor/secondFactorProblems.ts'
import type { UserRow } from '../users/users.repository.ts'
import { halfLogins } from './halfLogins.ts'
import type { LoginDependencies } from './LoginDependencies.ts'

/** Whose login waits in a browser. @throws Problem 409 when none does */
export const halfLoginOwner = async (
  flow: string | null,
  { database, users, clock }: LoginDependencies,
): Promise<{ user: UserRow; flow: string }> => {
  const userId = flow && (await halfLogins.findOwner(database.db, flow, clock()))
  const user = userId ? await users.findById(userId) : null
  if (!user || !flow) throw loginIsOver()

  return { user, flow }
}
