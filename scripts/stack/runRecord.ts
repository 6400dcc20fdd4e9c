import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { folderOf } from './folderOf.ts'
import type { StackSettings } from './StackSettings.ts'
import { root } from './settings.ts'

const file = ({ dataDir }: StackSettings) => `${dataDir}/running.json`

const read = (settings: StackSettings): number[] => {
  try {
    return JSON.parse(readFileSync(file(settings), 'utf8'))
  } catch {
    return []
  }
}

/** The number may belong to somebody else's process by now, so it must work within our folder. */
const isOurs = (pid: number): boolean => `${folderOf(pid)}/`.startsWith(root)

/** Remembers which processes run, for the next start after this one was killed. */
export const writeRunRecord = (settings: StackSettings, pids: readonly number[]): void =>
  writeFileSync(file(settings), JSON.stringify(pids))

export const removeRunRecord = (settings: StackSettings): void =>
  rmSync(file(settings), { force: true })

/** Stops what a killed run left behind. */
export const stopLeftovers = async (settings: StackSettings): Promise<void> => {
  const pids = read(settings).filter(isOurs)
  for (const pid of pids) process.kill(pid, 'SIGTERM')
  for (let tries = 0; tries < 100 && pids.some(isOurs); tries += 1) await delay(100)
  for (const pid of pids.filter(isOurs)) process.kill(pid, 'SIGKILL')
  removeRunRecord(settings)
}
