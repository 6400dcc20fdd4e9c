/**
 * A text without the signs it ends with, read from its end: an expression that ends with `$` is tried again
 * from every sign of a long row.
 * @param sign matches one sign
 * @example withoutEnd('Prodám kolo –', /[\s–]/u) // 'Prodám kolo'
 */
export const withoutEnd = (text: string, sign: RegExp): string => {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1

  return text.slice(0, end)
}
