import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { HOSTILE_ROWS } from '@inzrt/fixtures/hostile/hostileRows'
import { TEXT_CALLS } from '@inzrt/fixtures/hostile/textCalls'
import { atMost, shown } from '../support/verdict.ts'
import { type Growth, growthRows } from './support/growthRows.ts'
import { GROWTH_GOAL, LEAST_MS } from './support/LeastCosts.ts'
import { reportAttack } from './support/reportAttack.ts'
import { SERVER_CALLS } from './support/serverCalls.ts'

const DEADLINE_MS = 180_000
const MOST_PROCESSES = 3

const isTooFast = ({ growth }: Growth): boolean => growth > GROWTH_GOAL

const names = [...Object.keys(TEXT_CALLS), ...Object.keys(SERVER_CALLS)]

const measure = async (name: string): Promise<readonly Growth[] | null> => {
  const child = [`${import.meta.dirname}/support/measureText.ts`, name]
  try {
    const { stdout } = await promisify(execFile)('node', child, { timeout: DEADLINE_MS })

    return JSON.parse(stdout)
  } catch (error) {
    console.error(name, error)

    return null
  }
}

/** What grows by itself does so in every process; where code is compiled late, one alone does. */
const measureAgain = async (name: string): Promise<readonly Growth[] | null> => {
  let least = await measure(name)
  for (let turn = 1; turn < MOST_PROCESSES && least?.some(isTooFast); turn += 1) {
    const again = await measure(name)
    least =
      again &&
      least.map((one, at) => ((again[at]?.growth ?? 0) < one.growth ? (again[at] ?? one) : one))
  }

  return least
}

const measured: Growth[] = []
const unended: string[] = []
for (const name of names) {
  const found = await measureAgain(name)
  if (found) measured.push(...found)
  else unended.push(name)
}

reportAttack('linear-text', {
  title: 'Texts that cost much',
  method: [
    `${names.length} functions that take what somebody typed, each with ${HOSTILE_ROWS.size} hostile rows of 1,000 to 16,000 signs.`,
    'Each function runs in a process of its own that is ended after three minutes; of five calls, lengths in turn, the one that took least processor counts. What seems to grow too fast is called up to twenty-five times, in up to three processes.',
    `The growth is that of the last two doublings, where 16,000 signs take ${LEAST_MS} ms or more.`,
  ],
  verdicts: [
    shown('functions and rows measured', measured.length),
    atMost('hostile texts: functions that did not end, or not well', unended.length, 0),
    ...growthRows(measured, 'hostile texts: 16,000 signs, dearest call'),
  ],
})
