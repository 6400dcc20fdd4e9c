import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/openDatabase.ts'
import { refreshVocabulary } from '../search/refreshVocabulary.ts'
import { expireAds } from './expireAds.ts'

type Task = Readonly<{
  name: string
  everyMs: number
  run: (database: Database) => Promise<unknown>
}>

const MINUTE = 60_000

const TASKS: readonly Task[] = [
  { name: 'expire ads', everyMs: 5 * MINUTE, run: expireAds },
  { name: 'refresh vocabulary', everyMs: 60 * MINUTE, run: refreshVocabulary },
]

/** Runs what has to be done from time to time; a failure is logged and tried again next time. */
export const keepUp = (database: Database, log: FastifyBaseLogger): (() => void) => {
  const timers = TASKS.map(({ name, everyMs, run }) =>
    setInterval(() => {
      run(database).catch((err: Error) => log.error({ err, task: name }, 'task failed'))
    }, everyMs).unref(),
  )

  return () => timers.forEach(clearInterval)
}
