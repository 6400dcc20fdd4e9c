/**
 * What a letter's link says which row it is about by: marks of the kinds that are taken, the row's number and its signature.
 * @example idToken('m?').test(`m12-${'a'.repeat(43)}`) // true
 */
export const idToken = (marks = ''): RegExp => new RegExp(`^${marks}\\d{1,10}-[A-Za-z0-9_-]{43}$`)
