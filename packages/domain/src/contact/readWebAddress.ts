/** The longest web address that is kept. */
export const WEB_ADDRESS_MAX = 200

/** What stands before the name of a machine, and what behind it. Without a `#`: a page is meant, no place in it. */
const ADDRESS = /^(?:https:\/\/)?([^/?]{1,200})([/?][!$-;=?-Z[\]_a-z~]*)?$/i
/** A name with a top-level domain of letters: no number, no port, no single machine, no letters that only look like ours. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,24}$/
const LOOKS_ALIKE = /(?:^|\.)xn--/
/** Names that lead nowhere, or into a network of one's own. */
const INNER =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/

/**
 * A web address as somebody types it, in the form it is kept; null where it is none that everybody may open: only https,
 * without a name, a password or a port, on a public name written in plain letters.
 * @example readWebAddress('www.kolarna.cz') // 'https://www.kolarna.cz/'
 * @example readWebAddress('javascript:alert(1)') // null
 */
export const readWebAddress = (text: string): string | null => {
  if (text.length > WEB_ADDRESS_MAX) return null
  const [, typed = '', rest = ''] = ADDRESS.exec(text.trim()) ?? []
  const host = typed.toLowerCase()
  if (!HOST.test(host) || LOOKS_ALIKE.test(host) || INNER.test(host)) return null
  const address = `https://${host}${rest.startsWith('/') ? '' : '/'}${rest}`

  return address.length <= WEB_ADDRESS_MAX ? address : null
}
