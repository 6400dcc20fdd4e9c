import type { Machine } from './machine.ts'
import type { Verdict } from './verdict.ts'

/** What a benchmark found, as it is kept in docs/performance/. */
export type Result = {
  readonly title: string
  /** How it was measured, a sentence each. */
  readonly method: readonly string[]
  readonly rounds: number
  /** Seed of generated data, where there is any. */
  readonly seed?: number
  readonly versions: Readonly<Record<string, string>>
  readonly verdicts: readonly Verdict[]
}

/** A kept result also says when and where it was measured. */
export type KeptResult = Result & {
  /** What measures it again; results from before this was noted have none. */
  readonly command?: string
  readonly date: string
  readonly machine: Machine
  /** Processes that wanted a core while it was measured (load of the last minute). */
  readonly load: number
}
