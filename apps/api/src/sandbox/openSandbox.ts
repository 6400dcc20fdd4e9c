import { type MovableClock, openMovableClock } from '../clock/openMovableClock.ts'
import type { Database } from '../database/openDatabase.ts'
import { createSandboxMessages, type SandboxMessages } from './messages.repository.ts'

/** What stands in for the world while the product is tried on one machine. */
export type Sandbox = Readonly<{ clock: MovableClock; messages: SandboxMessages }>

export const openSandbox = async (database: Database): Promise<Sandbox> => ({
  clock: await openMovableClock(database),
  messages: createSandboxMessages(database),
})
