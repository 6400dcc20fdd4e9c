import { ignoreSignals } from '../../platform/jobs/ignoreSignals.ts'
import { OVER_MEMORY } from './overMemory.ts'
import type { PreparerAnswer } from './Preparation.ts'
import { preparePicture } from './preparePicture.ts'

const MEGABYTE = 1024 * 1024
const LOOK_MS = 5
/** A process that took so much keeps enough of it for the next picture to be refused. */
const SPENT_MEGABYTES = 180
const [, , megabytes] = process.argv

const chunks: Uint8Array[] = []
let most = 0

/** What the head of a picture does not tell ends here, before it takes the machine's memory. */
const look = (): void => {
  most = Math.max(most, process.memoryUsage.rss() / MEGABYTE)
  if (most > Number(megabytes)) process.exit(OVER_MEMORY)
}

const prepare = async (): Promise<PreparerAnswer> => {
  look()
  const watch = setInterval(look, LOOK_MS)
  const preparation = await preparePicture(Buffer.concat(chunks.splice(0)))
  clearInterval(watch)

  return { preparation, isSpent: most > SPENT_MEGABYTES }
}

ignoreSignals()
process.on('message', async (message: Uint8Array | 'end') => {
  if (message === 'end') process.send?.(await prepare())
  else chunks.push(message)
})
process.on('disconnect', () => process.exit())
