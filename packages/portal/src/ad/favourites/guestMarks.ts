import { GUEST_FAVOURITES_MAX } from '@inzrt/rules/limits'

const KEY = 'oblibene'

const isSlug = (slug: unknown): slug is string => typeof slug === 'string'

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')

    return Array.isArray(kept) ? kept.filter(isSlug) : []
  } catch {
    return []
  }
}

/** Ads marked in this browser by somebody without an account, the newest first. */
export const guestMarks = {
  read,
  has: (slug: string): boolean => read().includes(slug),
  /** Keeps or forgets one; false where the browser keeps nothing. */
  set: (slug: string, isMarked: boolean): boolean => {
    const others = read().filter((other) => other !== slug)
    const marks = isMarked ? [slug, ...others].slice(0, GUEST_FAVOURITES_MAX) : others
    try {
      if (marks.length > 0) localStorage.setItem(KEY, JSON.stringify(marks))
      else localStorage.removeItem(KEY)

      return true
    } catch {
      return false
    }
  },
  clear: (): void => {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  },
}
