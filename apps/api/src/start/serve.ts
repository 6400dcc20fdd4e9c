import { flushCompileCache } from 'node:module'
import { mistakenNames } from '@inzrt/settings/mistakenNames'
import { writeError } from '@inzrt/settings/writeError'
import closeWithGrace from 'close-with-grace'
import { Environment } from './settings/Environment.ts'
import { readSettings } from './settings/readSettings.ts'
import { startApi } from './startApi.ts'

const STOP_MS = 10_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const settings = readSettings(process.env)
  for (const line of mistakenNames(Object.keys(Environment.shape), process.env)) writeError(line)
  const api = await startApi(settings, say)
  // Now: a process that is killed never gets to it.
  flushCompileCache()
  closeWithGrace({ delay: settings.drainMs + STOP_MS, logger: false }, async ({ err }) => {
    if (err) writeError(err.message)
    await api.stop()
  })
} catch (error) {
  writeError((error as Error).message)
  process.exitCode = 1
}
