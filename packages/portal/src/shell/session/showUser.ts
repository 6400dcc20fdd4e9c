import type { User } from '@inzrt/contracts/account/user'
import { HEADER_NAME_MAX } from '@inzrt/domain/limits'
import { shownName } from '@inzrt/domain/names'
import { truncate } from '@inzrt/domain/text'
import { setName } from './setName.ts'

/** Shows in the header who is logged in. */
export const showUser = (user: Pick<User, 'nickname' | 'firstName' | 'lastName' | 'email'>): void =>
  setName(truncate(shownName(user), HEADER_NAME_MAX))
