/** What a request's path turned out to be. Only `path` goes on; nothing is decoded again after it. */
export type CanonicalPath =
  | { kind: 'path'; path: string }
  /** The same place under its one true address. */
  | { kind: 'moved'; path: string }
  | { kind: 'refused'; status: 400 | 404 }

/** Longer paths name nothing: the longest slug has 100 characters. */
const LONGEST_PATH = 2000
const PLAIN = /^[A-Za-z0-9/_.~-]+$/
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/
const CASE_MATTERS = /^\/(api|_next|__nextjs)/

const refused = (status: 400 | 404): CanonicalPath => ({ kind: 'refused', status })

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const isControl = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

/** Bytes that some server in the row could read as another path: refused, never repaired. */
const hasUnsafeEncoding = (raw: string, decoded: string): boolean =>
  /%2f|%5c|\\/i.test(raw) || isControl(decoded) || DOT_SEGMENT.test(decoded)

/**
 * Reads the path of a request line. Percent-encoding is undone exactly once, and what could mean two
 * things to two servers is refused (backslashes, encoded slashes, dot segments, malformed escapes).
 * Upper case and a trailing slash move to the one address a page has.
 * @example canonicalPath('/Auto-Moto/') // { kind: 'moved', path: '/auto-moto' }
 * @example canonicalPath('/%2e%2e/x') // { kind: 'refused', status: 400 }
 */
export const canonicalPath = (raw: string): CanonicalPath => {
  if (raw.charCodeAt(0) !== 0x2f) return refused(400)
  if (raw.length > LONGEST_PATH) return refused(404)

  const decoded = PLAIN.test(raw) ? raw : decode(raw)
  if (decoded === null || hasUnsafeEncoding(raw, decoded)) return refused(400)
  if (!PLAIN.test(decoded) || decoded.includes('//')) return refused(404)

  return tidy(raw, decoded)
}

const tidy = (raw: string, decoded: string): CanonicalPath => {
  const open = decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded
  const path = CASE_MATTERS.test(open) ? open : open.toLowerCase()

  return path === raw ? { kind: 'path', path } : { kind: 'moved', path }
}
