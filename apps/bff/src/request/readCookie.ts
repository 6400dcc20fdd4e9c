/**
 * Value of one cookie of a Cookie header; the first when it is there twice.
 * @example readCookie('a=1; age-verified=1', 'age-verified') // '1'
 */
export const readCookie = (header: string | undefined, name: string): string | null => {
  if (!header) return null
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
