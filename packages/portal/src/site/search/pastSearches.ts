const KEY = 'past-searches'
const MOST = 5

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')

    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string') : []
  } catch {
    return []
  }
}

/** What was searched for in this window, the latest first; forgotten when it closes. */
export const pastSearches = {
  read,
  remember: (term: string): void => {
    const words = term.trim()
    if (words.length < 2) return
    const kept = [words, ...read().filter((other) => other !== words)].slice(0, MOST)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing still searches.
    }
  },
}
