import { foldLetters } from '@inzrt/domain/text'
import { formMessage } from '@inzrt/rules/forms'
import { isCommonPassword } from './isCommonPassword.ts'

const TOO_COMMON = 'Toto heslo zkoušejí útočníci jako první. Zvolte prosím jiné.'

/** Why a new password is no good, or null. `names` are those of the account: nickname, e-mail. */
export const passwordFault = (password: string, names: readonly string[]): string | null => {
  if (names.map(foldLetters).includes(foldLetters(password))) return formMessage.passwordIsName

  return isCommonPassword(password) ? TOO_COMMON : null
}
