import { cpuSeconds } from './cpuSeconds.ts'

/** Processes that serve, looked up again each time: a database's connections come and go. */
export type Processes = () => readonly number[]

const read = (pids: Processes) => new Map(pids().map((pid) => [pid, cpuSeconds(pid)] as const))

/** Starts counting; the answer tells the processor seconds that the processes have used since. */
export const startCpuMeter = (pids: Processes): (() => number) => {
  const before = read(pids)

  return () =>
    [...read(pids)].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)
}
