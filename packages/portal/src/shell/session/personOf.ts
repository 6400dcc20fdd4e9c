import type { User } from '@inzrt/contracts/account/user'

/** What tells one account from another; an account without a nickname has its e-mail. */
export const personOf = ({ nickname, email }: Pick<User, 'nickname' | 'email'>): string =>
  nickname ?? email
