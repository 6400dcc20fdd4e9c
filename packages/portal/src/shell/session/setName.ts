import { windowMemory } from '../memory/windowMemory.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { MEMORY } from './memoryKeys.ts'

/** Shows the name in the header and remembers it for the next page of the window. */
export const setName = (name: string): void => {
  sessionStore.name = name
  windowMemory.write(MEMORY.name, name || null)
}
