/**
 * What a name of a town, a district or a region is written with, in an address as in a form.
 * @example PLACE_NAME.test('Praha 10 (Vršovice)') // true
 */
export const PLACE_NAME: RegExp = /^[\p{L}\p{N} .,()–-]{1,100}$/u
