export type Verdict = {
  readonly row: string
  readonly figure: number
  readonly unit: string
  readonly goal: string
  readonly met: boolean
}

/** A row whose figure must not fall below its goal. */
export const atLeast = (row: string, figure: number, goal: number, unit = ''): Verdict => ({
  row,
  figure,
  unit,
  goal: `≥ ${goal}`,
  met: figure >= goal,
})

/** A row whose figure must not rise above its goal. */
export const atMost = (row: string, figure: number, goal: number, unit = ''): Verdict => ({
  row,
  figure,
  unit,
  goal: `≤ ${goal}`,
  met: figure <= goal,
})

/** Prints the rows and answers with a failing exit code when a goal is missed. */
export const report = (verdicts: readonly Verdict[]): void => {
  for (const { row, figure, unit, goal, met } of verdicts)
    console.log(
      `${met ? 'met   ' : 'MISSED'}  ${row.padEnd(58)} ${figure.toPrecision(3).padStart(9)} ${unit}  (goal ${goal})`,
    )
  if (verdicts.some(({ met }) => !met)) process.exitCode = 1
}
