import { setTimeout as pause } from 'node:timers/promises'
import { databasePids } from '../../support/databasePids.ts'
import type { Advertising } from './startAdvertising.ts'

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It had gone by itself: a child of a server that was killed before it.
  }
}

const killApiAlone = async ({ api }: Advertising): Promise<void> => {
  kill(api().pid)
  while (!api().hasExited()) await pause(5)
}

const killDatabaseAlone = ({ settings }: Advertising): void => {
  for (const pid of databasePids(settings.dataDir)) kill(pid)
}

/** The api dies without a word, and is started again. */
export const killApi = async (advertising: Advertising): Promise<void> => {
  await killApiAlone(advertising)
  await advertising.startApi()
}

/** The database dies, all its processes at once, and is started again; the api has to bear it. */
export const killDatabase = async (advertising: Advertising): Promise<void> => {
  killDatabaseAlone(advertising)
  await advertising.startDatabase()
}

/** The machine loses power: both die, and the api starts both. */
export const killBoth = async (advertising: Advertising): Promise<void> => {
  killDatabaseAlone(advertising)
  await killApiAlone(advertising)
  await advertising.startApi()
  await advertising.startDatabase()
}
