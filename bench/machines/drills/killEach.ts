import { setTimeout as pause } from 'node:timers/promises'
import { type Machine, PARTS } from '../support/openMachine.ts'

const GONE_MS = 2_000
const BACK_MS = 1_000

/** Each process of each machine ends without a word, stays away for two seconds and is started again. */
export const killEach = async (machines: readonly Machine[]): Promise<void> => {
  for (const machine of machines)
    for (const part of PARTS) {
      machine.kill(part)
      await pause(GONE_MS)
      await machine.start(part)
      await pause(BACK_MS)
    }
}
