import { HOSTILE_ROWS } from '@inzrt/fixtures/hostile/hostileRows'
import { TEXT_CALLS } from '@inzrt/fixtures/hostile/textCalls'
import { SERVER_CALLS } from './serverCalls.ts'

const LENGTHS = [1_000, 2_000, 4_000, 8_000, 16_000]
const ROUNDS = 5

const [, , name = ''] = process.argv
const call = { ...TEXT_CALLS, ...SERVER_CALLS }[name]
if (!call) throw new Error(`There is no text function ${name}.`)

/** Processor time of one call in milliseconds. */
const cost = (text: string): number => {
  const started = process.cpuUsage()
  try {
    call(text)
  } catch {
    // A refused text costs as well.
  }
  const { user, system } = process.cpuUsage(started)

  return (user + system) / 1_000
}

const leastCost = (text: string): number =>
  Math.min(...Array.from({ length: ROUNDS }, () => cost(text)))

/** Prints what one function takes for each hostile row of each length. */
const costs = Array.from(HOSTILE_ROWS, ([row, of]) => ({
  row,
  costs: LENGTHS.map((length) => leastCost(of(length))),
}))
process.stdout.write(JSON.stringify(costs))
