type RowFailure = Readonly<{ work: string; row: string; error: unknown }>

/** Rows that a job failed at while it went on with the others. */
export class RowsFailed extends Error {
  readonly failures: readonly RowFailure[]

  constructor(failures: readonly RowFailure[]) {
    super(`${failures.length} rows failed: ${failures.map(({ work, row }) => `${work} ${row}`)}`)
    this.failures = failures
  }
}
