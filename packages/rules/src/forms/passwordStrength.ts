import { PASSWORD_MIN } from '../limits.ts'

/** How hard a password is to guess, by its length and variety alone. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Weights from which on a password is called so. */
const FAIR = 12
const STRONG = 16

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** Each further kind of character counts as two more of them; what repeats counts once. */
const weigh = (password: string): number => {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const varied = Math.min(password.length, new Set(password).size * 2)

  return varied + 2 * (kinds - 1)
}

/**
 * A hint while a password is typed; whether it is allowed is the form's matter.
 * @example passwordStrength('kolo') // 'short'
 * @example passwordStrength('modré kolo jede') // 'strong'
 */
export const passwordStrength = (password: string): PasswordStrength => {
  if (password.length < PASSWORD_MIN) return 'short'
  const weight = weigh(password)
  if (weight >= STRONG) return 'strong'

  return weight >= FAIR ? 'fair' : 'weak'
}
