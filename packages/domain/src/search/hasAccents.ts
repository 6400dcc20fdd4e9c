/**
 * Whether a text is written with accents, so that a letter without one has none.
 * @example hasAccents('štěně na prodej') // true
 */
export const hasAccents = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'))
