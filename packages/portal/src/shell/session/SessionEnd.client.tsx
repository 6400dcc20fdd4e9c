'use client'

import { SessionEndBar } from '@inzrt/ui/layout/header/SessionEndBar.tsx'
import { useSnapshot } from 'valtio'
import { windowMemory } from '../memory/windowMemory.ts'
import { openAuth } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { MEMORY } from './memoryKeys.ts'

const forget = (): void => {
  sessionStore.endedAt = null
  windowMemory.write(MEMORY.endedAt, null)
}

/** Says that the session ended by itself; loaded when that happens. */
const SessionEnd = () => {
  const isHeld = useSnapshot(sessionStore).held !== null

  return <SessionEndBar onLogIn={() => openAuth('login')} onClose={isHeld ? undefined : forget} />
}

export default SessionEnd
