import { foldLetters } from '@inzrt/domain/text'

/** Pages of the portal that stand among the public profiles; nobody is called so. */
export const RESERVED_PROFILES: ReadonlySet<string> = new Set([
  'odhlasit-odber',
  'overeni-emailu',
  'overeni-inzeratu',
  'reset-hesla',
  'stale-plati',
])

/**
 * A folded nickname, as the source of a regular expression: 30 characters, of which a ligature becomes three letters.
 * Of dots alone no address is made: they would lead elsewhere.
 */
export const PROFILE_NAME_PATTERN = '(?!\\.+(?:/|$))[a-z0-9._-]{1,90}'

const NAME = new RegExp(`^${PROFILE_NAME_PATTERN}$`)

/**
 * Whether a segment of an address can name a public profile.
 * @example isProfileName('zofie.k') // true
 * @example isProfileName('reset-hesla') // false
 */
export const isProfileName = (segment: string): boolean =>
  NAME.test(segment) && !RESERVED_PROFILES.has(segment)

/**
 * Address of the public profile of a nickname, without accents; null when no address can say it.
 * @example profilePath('Žofie.K') // '/uzivatel/zofie.k'
 */
export const profilePath = (nickname: string): string | null => {
  const name = foldLetters(nickname.trim())

  return isProfileName(name) ? `/uzivatel/${name}` : null
}
