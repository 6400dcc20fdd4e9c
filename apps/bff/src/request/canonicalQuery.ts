import type { QueryKey } from '@inzrt/contracts/pages/queryKeys'

const MOST_PARTS = 60

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

const split = (part: string): [string | null, string | null] => {
  const at = part.indexOf('=')
  return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
}

const collect = (raw: string, keys: readonly QueryKey[]): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const part of raw.split('&', MOST_PARTS)) {
    const [name, value] = split(part)
    const key = keys.find((candidate) => candidate.name === name)
    if (!key || value === null || !key.pattern.test(value)) continue

    const values = found.get(key.name)
    if (!values) found.set(key.name, [value])
    else if (key.repeat && !values.includes(value)) values.push(value)
  }
  return found
}

/**
 * Rewrites a query from the keys a route knows: unknown keys and malformed values are gone, order and
 * encoding are always the same. The answer is part of the store's key and of the address asked upstream,
 * so nobody can make a second copy of a page, or slip a key past the store.
 * @example canonicalQuery('utm=x&page=2', [{ name: 'page', pattern: /^\d+$/ }]) // 'page=2'
 */
export const canonicalQuery = (raw: string, keys: readonly QueryKey[]): string => {
  if (raw === '' || keys.length === 0) return ''
  const found = collect(raw, keys)

  return keys
    .flatMap(({ name }) =>
      (found.get(name) ?? [])
        .sort()
        .map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    )
    .join('&')
}
