import type { User } from '@inzrt/contracts/account/user'
import { truncate } from '@inzrt/domain/text'
import { HEADER_NAME_MAX } from '@inzrt/rules/limits'
import { shownName } from '@inzrt/rules/names'
import { setName } from './setName.ts'

/** Shows in the header who is logged in. */
export const showUser = (user: Pick<User, 'nickname' | 'firstName' | 'lastName' | 'email'>): void =>
  setName(truncate(shownName(user), HEADER_NAME_MAX))
