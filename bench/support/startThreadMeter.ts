import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS_A_MS = 1e6

const tasksOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`)
  } catch {
    return []
  }
}

const nanoseconds = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}

const read = (pids: readonly number[]): ReadonlyMap<string, number> =>
  new Map(pids.flatMap(tasksOf).map((file) => [file, nanoseconds(file)] as const))

/**
 * Starts counting what the threads of some processes use; the answer tells the processor milliseconds since
 * then, to the microsecond (Linux only): enough for a single request, where hundredths of a second are not.
 * A thread that ended meanwhile takes what it used with it.
 */
export const startThreadMeter = (pids: readonly number[]): (() => number) => {
  const before = read(pids)

  return () =>
    [...read(pids)].reduce(
      (sum, [file, used]) => sum + Math.max(used - (before.get(file) ?? 0), 0),
      0,
    ) / NANOSECONDS_A_MS
}
