import { OVER_MEMORY } from './OVER_MEMORY.ts'
import type { Preparation } from './Preparation.ts'
import { preparePicture } from './preparePicture.ts'

const MEGABYTE = 1024 * 1024
const LOOK_MS = 5
const [, , megabytes] = process.argv

const chunks: Uint8Array[] = []

/** What the head of a picture does not tell ends here, before it takes the machine's memory. */
const endWhenTooLarge = (): void => {
  if (process.memoryUsage.rss() > Number(megabytes) * MEGABYTE) process.exit(OVER_MEMORY)
}

const prepare = (): Promise<Preparation> => {
  endWhenTooLarge()
  const watch = setInterval(endWhenTooLarge, LOOK_MS)

  return preparePicture(Buffer.concat(chunks.splice(0))).finally(() => clearInterval(watch))
}

process.on('message', async (message: Uint8Array | 'end') => {
  if (message === 'end') process.send?.(await prepare())
  else chunks.push(message)
})
process.on('disconnect', () => process.exit())
