/**
 * Joins the class names that hold; the rest falls out.
 * @example classNames('row', isTopped && 'topped') // "row topped" or "row"
 */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
