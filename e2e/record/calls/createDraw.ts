import { createHash } from 'node:crypto'
import type { Draw } from '../../../apps/api/src/test/rights/createPeople.ts'

/** Draws the same in every recording. */
export const createDraw = (): Draw => {
  let drawn = 0
  const next = (): string => createHash('sha256').update(String(drawn++)).digest('hex')

  return {
    hex: (bytes) => next().slice(0, bytes * 2),
    below: (max) => Number.parseInt(next().slice(0, 8), 16) % max,
  }
}
