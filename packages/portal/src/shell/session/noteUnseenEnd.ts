import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { hasSignedInCookie } from './hasSignedInCookie.ts'
import { MEMORY } from './memoryKeys.ts'
import { RETURN_KEY } from './returnKey.ts'
import { setName } from './setName.ts'

/**
 * Takes up the end of a session that this window was told of, or finds out that its session ended between two pages,
 * on another device or for want of activity: its name is remembered, and no cookie stands for it any more.
 */
export const noteUnseenEnd = (): void => {
  // Of a window that was closed before its session ended, these alone are left.
  if (!hasSignedInCookie()) windowMemory.write(MEMORY.ads, null)
  sessionStore.endedAt = windowMemory.read(MEMORY.endedAt)
  const isKnown = windowMemory.read(MEMORY.name) !== null
  if (sessionStore.endedAt !== null || !isKnown || hasSignedInCookie()) return
  const wanted = new URLSearchParams(location.search).get(RETURN_KEY)
  sessionStore.endedAt = wanted ?? location.pathname + location.search
  windowMemory.write(MEMORY.endedAt, sessionStore.endedAt)
  setName('')
}
