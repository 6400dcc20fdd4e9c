import { build } from '../stack/build.ts'
import { startSettings } from '../stack/settings.ts'
import { type RunningStack, startStack } from '../stack/startStack.ts'
import { untilSignal } from '../stack/untilSignal.ts'

const { ports } = startSettings

const ADDRESSES = `
  Inzrt (general)       http://localhost:${ports.bff}
  Pinkpack (adult)      http://pinkpack.localhost:${ports.bff}
  Storybook             http://localhost:${ports.storybook}
  API reference         http://localhost:${ports.api}/reference

  Logs are in .data/logs. Ctrl-C stops everything.
`

let stack: RunningStack | undefined
try {
  console.log('Building the sites and Storybook (what did not change comes from the cache)')
  await build(['@inzrt/general', '@inzrt/adult', '@inzrt/storybook'])

  console.log('Starting; the first start also makes the database and its demo ads')
  const interrupted = untilSignal()
  stack = await startStack(startSettings, console.log)
  await Promise.race([stack.ready.then(() => console.log(ADDRESSES)), interrupted])
  await interrupted
  console.log('\nStopping …')
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await stack?.stop()
}
