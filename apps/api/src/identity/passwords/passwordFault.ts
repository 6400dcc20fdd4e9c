import { message } from '@inzrt/domain/forms'
import { fold } from '@inzrt/domain/search'
import { isCommonPassword } from './isCommonPassword.ts'

const TOO_COMMON = 'Toto heslo zkoušejí útočníci jako první. Zvolte prosím jiné.'

/** Why a new password is no good, or null. `names` are those of the account: nickname, e-mail. */
export const passwordFault = (password: string, names: readonly string[]): string | null => {
  if (names.map(fold).includes(fold(password))) return message.passwordIsName

  return isCommonPassword(password) ? TOO_COMMON : null
}
