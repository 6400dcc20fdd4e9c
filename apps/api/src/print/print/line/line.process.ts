import { setPriority } from 'node:os'
import { ignoreSignals } from '../../../platform/jobs/ignoreSignals.ts'
import { createPress } from '../createPress.ts'
import { readRuns, readWidth } from './readRuns.ts'
import type { LineAdWords } from './SetLine.ts'
import { toLines } from './toLines.ts'

/** Then nobody writes an ad any more, and the memory comes back. */
const IDLE_MS = 60_000
/** Of what the compiler remembers, what the last so many ads did not need is forgotten. */
const REMEMBERED = 20
/** Pages of others go first. */
const NICE = 10

setPriority(NICE)
ignoreSignals()
const { compiler, set } = createPress('line.typ')
const end = () => process.disconnect()
let idle = setTimeout(end, IDLE_MS)

process.once('disconnect', () => clearTimeout(idle))
process.on('message', (ad: LineAdWords) => {
  clearTimeout(idle)
  const drawing = compiler.svg(set(ad))
  process.send?.(toLines(ad, readRuns(drawing), readWidth(drawing)))
  compiler.evictCache(REMEMBERED)
  idle = setTimeout(end, IDLE_MS)
})
process.send?.('ready')
