import { setTimeout as pause } from 'node:timers/promises'
import type { Machine } from '../support/openMachine.ts'

const AWAY_MS = 10_000
const BACK_MS = 3_000

/** A machine's line to balancer and database is cut for ten seconds. */
export const cutOff = async ({ network }: Machine): Promise<void> => {
  network.setUp(false)
  await pause(AWAY_MS)
  network.setUp(true)
  await pause(BACK_MS)
}
