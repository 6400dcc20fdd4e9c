import { isReservedSegment } from '@inzrt/contracts/pages/isReservedSegment'
import { foldLetters, withoutEnd } from '@inzrt/domain/text'
import { formMessage } from '@inzrt/rules/forms'
import { RESERVED_PROFILES } from '@inzrt/rules/names'
import { isPortalName } from './isPortalName.ts'

const NOT_ALLOWED = 'Tuto přezdívku nejde použít. Zvolte prosím jinou.'

/** Letters of other scripts look like ours: „аdmin“ in Cyrillic. */
const FOREIGN = /(?=\p{L})\P{Script=Latin}/u

/** Marks do not make another name: `_admin.` reads as admin. */
const bare = (folded: string): string => withoutEnd(folded.replace(/^[._-]+/, ''), /[._-]/)

/** Why nobody may have a nickname, or null. */
export const nicknameFault = (nickname: string): string | null => {
  if (FOREIGN.test(nickname)) return formMessage.nickname
  const name = bare(foldLetters(nickname))

  return isPortalName(name) || RESERVED_PROFILES.has(name) || isReservedSegment(name) || name === ''
    ? NOT_ALLOWED
    : null
}
