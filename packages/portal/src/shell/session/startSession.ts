import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { MEMORY } from './memoryKeys.ts'
import { noteActivity } from './noteActivity.ts'
import { syncSession } from './syncSession.ts'

/** Somebody has just logged in here. */
export const startSession = (): void => {
  sessionStore.endedAt = null
  windowMemory.write(MEMORY.endedAt, null)
  syncSession()
  noteActivity()
}
