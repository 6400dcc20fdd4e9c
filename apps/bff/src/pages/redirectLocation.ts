import { returnPath } from '@inzrt/rules/session'

/**
 * Where a shell may send a visitor: within the site. An absolute address of the site itself is shortened
 * to its path; any other address is refused.
 */
export const redirectLocation = (location: string | undefined, origin: string): string | null => {
  if (!location) return null
  const path = location.startsWith(`${origin}/`) ? location.slice(origin.length) : location

  return returnPath(path, '') || null
}
