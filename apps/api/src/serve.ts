import { flushCompileCache } from 'node:module'
import closeWithGrace from 'close-with-grace'
import { readSettings } from './settings/readSettings.ts'
import { startApi } from './startApi.ts'

const STOP_MS = 10_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (error: Error): void => void process.stderr.write(`${error.message}\n`)

try {
  const api = await startApi(readSettings(process.env), say)
  // Now: a process that is killed never gets to it.
  flushCompileCache()
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err }) => {
    if (err) complain(err)
    await api.stop()
  })
} catch (error) {
  complain(error as Error)
  process.exitCode = 1
}
