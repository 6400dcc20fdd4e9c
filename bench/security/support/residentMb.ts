import { readFileSync } from 'node:fs'

/** Memory that a process holds now, in MB (Linux only). */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
