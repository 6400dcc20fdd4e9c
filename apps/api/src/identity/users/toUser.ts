import type { User } from '@inzrt/contracts/account/user'
import type { UserRow } from './users.repository.ts'

/** An account as the wire has it. */
export const toUser = ({ nickname, firstName, lastName, email, scope }: UserRow): User => ({
  nickname,
  firstName,
  lastName,
  email,
  scope,
})
