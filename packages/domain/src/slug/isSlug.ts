/** The longest address part of a section or an ad. */
export const SLUG_MAX = 80

/** What such a part is made of, as the source of a regular expression: words joined by hyphens. */
export const SLUG_PATTERN = '[a-z0-9]+(?:-[a-z0-9]+)*'

const SLUG = new RegExp(`^${SLUG_PATTERN}$`)

/**
 * Whether a text has the form of a section's or ad's address.
 * @example isSlug('auto-moto') // true
 */
export const isSlug = (text: string): boolean => text.length <= SLUG_MAX && SLUG.test(text)
