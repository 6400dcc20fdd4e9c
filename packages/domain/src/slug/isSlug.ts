const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX = 80

/**
 * Whether a text has the form of a section's or ad's address.
 * @example isSlug('auto-moto') // true
 */
export const isSlug = (text: string): boolean => text.length <= MAX && SLUG.test(text)
