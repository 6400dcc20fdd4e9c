import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

const readStat = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Processor seconds that a process, all its threads together, has used so far (Linux only);
 * 0 of one that has ended.
 */
export const cpuSeconds = (pid: number): number => {
  const fields = (readStat(pid).split(') ').at(-1) ?? '').split(' ')

  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND
}
