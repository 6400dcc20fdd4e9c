import type { core } from 'zod/mini'
import { maxLength as checkMaxLength, minLength as checkMinLength } from 'zod/mini'

/**
 * UTF-16 units that a character may take on average: an emoji and a decomposed letter take two. Characters alone are
 * no bound: one may be a letter with a thousand accents.
 */
export const UNITS_PER_CHARACTER = 2

/** zod measures whatever has a `length`, also what it refused as no text, and throws over some of it. */
const ofWhatIsRight = <Check extends core.$ZodCheck>(check: Check): Check => {
  check._zod.def.when = ({ issues }) => issues.every((issue) => issue.continue === true)

  return check
}

/**
 * A text or list at least so long; what is neither is refused as that alone.
 * @example z.string().check(minLength(1))
 */
export const minLength = (...rule: Parameters<typeof checkMinLength>) =>
  ofWhatIsRight(checkMinLength(...rule))

/**
 * A text or list at most so long; what is neither is refused as that alone.
 * @example z.array(z.string()).check(maxLength(10))
 */
export const maxLength = (...rule: Parameters<typeof checkMaxLength>) =>
  ofWhatIsRight(checkMaxLength(...rule))
