import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { HOSTILE_ROWS } from '@inzrt/fixtures/hostile/hostileRows'
import { TEXT_CALLS } from '@inzrt/fixtures/hostile/textCalls'
import { atMost, shown } from '../support/verdict.ts'
import { reportAttack } from './support/reportAttack.ts'
import { SERVER_CALLS } from './support/serverCalls.ts'

type Cost = Readonly<{ row: string; costs: readonly number[] }>

const DEADLINE_MS = 180_000
/** What takes less is not told from the clock's and the collector's own work. */
const LEAST_MS = 8

const names = [...Object.keys(TEXT_CALLS), ...Object.keys(SERVER_CALLS)]

const measure = async (name: string): Promise<readonly Cost[] | null> => {
  const child = [`${import.meta.dirname}/support/measureText.ts`, name]
  try {
    const { stdout } = await promisify(execFile)('node', child, { timeout: DEADLINE_MS })

    return JSON.parse(stdout)
  } catch (error) {
    console.error(name, error)

    return null
  }
}

/** By how much a doubling of the text multiplies the cost, over the last two doublings. */
const growthOf = ([, , quarter = 0, , whole = 0]: readonly number[]): number =>
  whole < LEAST_MS ? 0 : Math.sqrt(whole / quarter)

const measured: { name: string; row: string; growth: number; most: number }[] = []
const unended: string[] = []
for (const name of names) {
  const found = await measure(name)
  if (!found) unended.push(name)
  for (const { row, costs } of found ?? [])
    measured.push({ name, row, growth: growthOf(costs), most: costs.at(-1) ?? 0 })
}

const worst = measured.toSorted((a, b) => b.growth - a.growth)
for (const { name, row, growth, most } of worst.slice(0, 10))
  console.log(name, row, growth.toFixed(2), `${most.toFixed(1)} ms`)

reportAttack('linear-text', {
  title: 'Texts that cost much',
  method: [
    `${names.length} functions that take what somebody typed, each with ${HOSTILE_ROWS.size} hostile rows of 1,000 to 16,000 signs.`,
    'Each function runs in a process of its own that is ended after three minutes; of five calls the one that took least processor counts.',
    `The growth is that of the last two doublings, where 16,000 signs take ${LEAST_MS} ms or more.`,
  ],
  verdicts: [
    shown('functions and rows measured', measured.length),
    atMost('hostile texts: functions that did not end', unended.length, 0),
    atMost(
      'hostile texts: growth of the cost per doubling, worst',
      worst[0]?.growth ?? 0,
      2.3,
      '×',
    ),
    shown(
      'hostile texts: 16,000 signs, dearest call',
      Math.max(...measured.map((m) => m.most)),
      'ms',
    ),
  ],
})
