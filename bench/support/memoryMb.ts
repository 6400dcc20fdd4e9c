import { readFileSync } from 'node:fs'

/** Most memory that a process has held so far, in MB (Linux only). */
export const memoryMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
