import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** Processor seconds that a process, all its threads together, has used so far (Linux only). */
export const cpuSeconds = (pid: number): number => {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
  const fields = afterName.split(' ')

  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
