type ParsedUrl = Readonly<{ origin: string; pathname: string; search: string; hash: string }>

/** Node and browsers both have it; the package itself compiles without either's types. */
declare const URL: new (path: string, base: string) => ParsedUrl

/** No real host: only what stays on it is a path of ours. */
const BASE = 'http://return.invalid'

/**
 * A path that is safe to redirect to, or the fallback. „Must start with a slash“ alone lets `//evil`,
 * `/\evil` and `/.//evil` leave the site, so the path is parsed as a browser does and put together from its parts.
 * Decode the value once before calling, never after.
 * @example returnPath('/muj-ucet?tab=zpravy') // "/muj-ucet?tab=zpravy"
 * @example returnPath('//evil.example') // "/"
 */
export const returnPath = (path: string | null | undefined, fallback = '/'): string => {
  if (!path || !/^\/(?![/\\])/.test(path) || /\p{Cc}/u.test(path)) return fallback
  const url = new URL(path, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback

  return url.pathname + url.search + url.hash
}
