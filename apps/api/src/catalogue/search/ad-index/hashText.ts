/** A number that differs for different texts, but for one pair in 2^53; after cyrb53, public domain. */
export const hashText = (...texts: readonly string[]): number => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)

  return 4294967296 * (2097151 & low) + (high >>> 0)
}
