import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { random } from '../../../apps/bff/src/testing/attacks/random.ts'
import { atLeast, atMost, shown, type Verdict } from '../../support/verdict.ts'
import { checkKept } from './checkKept.ts'
import { createWriters } from './createWriters.ts'
import { type Advertising, startAdvertising } from './startAdvertising.ts'

const SEED = 23
const LONGEST_RESTART_MS = 5_000

type Crash = (advertising: Advertising) => Promise<void>

/**
 * Kills what the crash kills again and again while photos are sent and ads placed, and looks at the
 * end what became of everything that was acknowledged. Who heard no answer asks again under the same
 * key.
 */
export const crashRounds = async (rounds: number, crash: Crash): Promise<Verdict[]> => {
  const advertising = await startAdvertising()
  const { below } = random(SEED)
  const run = randomBytes(4).toString('hex')
  const writers = createWriters(advertising, run)
  const restarts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await writers.acknowledged()
    await pause(below(400))
    const start = performance.now()
    await crash(advertising)
    await writers.acknowledged()
    restarts.push(performance.now() - start)
  }
  const placed = await writers.stop()
  const kept = await checkKept(advertising, run, placed)
  await advertising.stop()

  return [
    shown('kills', rounds),
    atLeast('ads acknowledged', placed.length, rounds),
    shown('answers lost and asked for again', writers.lost()),
    atMost('acknowledged ads lost', kept.lost, 0),
    atMost('ads twice under one key', kept.doubled, 0),
    atMost('half ads: without photo, place in the log or words', kept.halves, 0),
    atMost('photos of ads without a file', kept.missingFiles, 0),
    atMost('files nobody points to, after the sweep', kept.orphans, 0),
    atMost('section counters off by', kept.miscounted, 0),
    shown('kill to the next acknowledged ad: half of them', restarts, 'ms'),
    atMost(
      'kill to the next acknowledged ad: longest',
      Math.max(...restarts),
      LONGEST_RESTART_MS,
      'ms',
    ),
  ]
}
