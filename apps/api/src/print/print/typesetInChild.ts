import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Manuscript, Typeset } from './PrintedEdition.ts'

const PROGRAM = fileURLToPath(new URL('typeset.process.ts', import.meta.url))
const MOST_MS = 180_000

/**
 * Sets an edition in a process of its own: requests go on meanwhile, and the memory comes back.
 * @throws Error when it cannot be set, takes longer than three minutes, or is stopped
 */
export const typesetInChild = async (
  manuscript: Manuscript,
  stopping?: AbortSignal,
): Promise<Typeset> => {
  const signal = AbortSignal.any([AbortSignal.timeout(MOST_MS), ...(stopping ? [stopping] : [])])
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], signal })
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The typesetting ended with ${code}.`)))
  })
  child.send(manuscript)
  const [typeset] = await Promise.race([once(child, 'message'), ended])

  return typeset
}
