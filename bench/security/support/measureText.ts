import { HOSTILE_ROWS } from '@inzrt/fixtures/hostile/hostileRows'
import { isOutOfStack } from '@inzrt/fixtures/hostile/isOutOfStack'
import { TEXT_CALLS } from '@inzrt/fixtures/hostile/textCalls'
import type { Growth } from './growthRows.ts'
import { LENGTHS, LeastCosts } from './LeastCosts.ts'
import { SERVER_CALLS } from './serverCalls.ts'

const ROUNDS = 5
/** What seems to grow too fast is measured again and again: noise does not last that long. */
const MOST_ROUNDS = 25

const [, , name = ''] = process.argv
const call = { ...TEXT_CALLS, ...SERVER_CALLS }[name]
if (!call) throw new Error(`There is no text function ${name}.`)

/** Processor time of one call in milliseconds. */
const cost = async (text: string): Promise<number> => {
  const started = process.cpuUsage()
  try {
    await call(text)
  } catch (error) {
    // A refused text costs as well; one that ends the stack is a fault.
    if (isOutOfStack(error)) throw error
  }
  const { user, system } = process.cpuUsage(started)

  return (user + system) / 1_000
}

/** Lengths in turn, so that a machine that changes its speed changes it for all of them. */
const measure = async (of: (length: number) => string): Promise<LeastCosts> => {
  const texts = LENGTHS.map(of)
  const costs = new LeastCosts()
  for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && costs.isTooFast); round += 1)
    for (const [at, text] of texts.entries()) costs.note(at, await cost(text))

  return costs
}

/** Prints by how much the cost of one function grows with each hostile row. */
const measured: Growth[] = []
for (const [row, of] of HOSTILE_ROWS) {
  const { growth, most } = await measure(of)
  measured.push({ name, row, growth, most })
}
process.stdout.write(JSON.stringify(measured))
