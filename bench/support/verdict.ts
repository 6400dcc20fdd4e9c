import { median } from './median.ts'

/** One line of a result: what was measured, and the goal it had. */
export type Verdict = {
  readonly row: string
  readonly figure: number
  readonly unit: string
  /** How far apart the rounds were: how noisy the machine was. */
  readonly spread: { readonly lowest: number; readonly highest: number } | null
  readonly goal: string | null
  readonly met: boolean | null
}

/** A figure measured once, or in several rounds, of which the median counts. */
type Measured = number | readonly number[]

const measured = (row: string, rounds: Measured, unit: string) => ({
  row,
  unit,
  figure: typeof rounds === 'number' ? rounds : median(rounds),
  spread:
    typeof rounds === 'number'
      ? null
      : { lowest: Math.min(...rounds), highest: Math.max(...rounds) },
})

/** A row without a goal: a floor, a peer, or something worth knowing. */
export const shown = (row: string, rounds: Measured, unit = ''): Verdict => ({
  ...measured(row, rounds, unit),
  goal: null,
  met: null,
})

/** A row whose figure must not fall below its goal. */
export const atLeast = (row: string, rounds: Measured, goal: number, unit = ''): Verdict => {
  const line = measured(row, rounds, unit)

  return { ...line, goal: `≥ ${goal}`, met: line.figure >= goal }
}

/** A row whose figure must not rise above its goal. */
export const atMost = (row: string, rounds: Measured, goal: number, unit = ''): Verdict => {
  const line = measured(row, rounds, unit)

  return { ...line, goal: `≤ ${goal}`, met: line.figure <= goal }
}
