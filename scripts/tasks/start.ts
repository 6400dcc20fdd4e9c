import { build } from '../stack/build.ts'
import { startSettings } from '../stack/settings.ts'
import { startStack } from '../stack/startStack.ts'
import { untilSignal } from '../stack/untilSignal.ts'

const { ports } = startSettings

const ADDRESSES = `
  Inzrt (general)       http://localhost:${ports.bff}
  Pinkpack (adult)      http://pinkpack.localhost:${ports.bff}
  Storybook             http://localhost:${ports.storybook}
  API reference         http://localhost:${ports.api}/reference

  Logs are in .data/logs. Ctrl-C stops everything.
`

try {
  await build(['@inzrt/general', '@inzrt/adult', '@inzrt/storybook'])
  console.log('Starting')
  const interrupted = untilSignal()
  const stack = await startStack(startSettings, console.log)
  console.log(ADDRESSES)
  await interrupted
  console.log('\nStopping …')
  await stack.stop()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
