import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

const readStat = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    throw new Error(`Process ${pid} has ended, its processor time is lost.`)
  }
}

/** Processor seconds that a process, all its threads together, has used so far (Linux only). */
export const cpuSeconds = (pid: number): number => {
  const fields = (readStat(pid).split(') ').at(-1) ?? '').split(' ')

  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
