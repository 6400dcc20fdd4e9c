/**
 * The letter that stands for a person where a picture would.
 * @example initial('jana_k') // 'J'
 */
export const initial = (name: string): string => name.match(/\p{L}|\d/u)?.[0].toUpperCase() ?? '?'
