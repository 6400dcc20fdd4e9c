import { readFileSync } from 'node:fs'
import { memoryMb } from './memoryMb.ts'

const LOOK_MS = 10

/** 0 of one that has ended meanwhile. */
const memoryOf = (pid: number): number => {
  try {
    return memoryMb(pid) || 0
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Most memory that any process started by another one holds, from now on (Linux only). */
export const watchChildren = (pid: number) => {
  const seen = new Map<number, number>()
  const look = (): void => {
    for (const child of childrenOf(pid)) seen.set(child, memoryOf(child) || (seen.get(child) ?? 0))
  }
  const watch = setInterval(look, LOOK_MS)

  return {
    mostMb: (): number => Math.max(0, ...seen.values()),
    seen: (): number => seen.size,
    stop: (): void => clearInterval(watch),
  }
}
