import { unavailable } from '../errors/problems.ts'

type GateSettings = Readonly<{ atOnce: number; waiting: number }>

/** Runs tasks, at most so many at once. */
export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * Lets at most `atOnce` tasks run and `waiting` more wait; further ones are refused at once, so that
 * a flood of pictures or logins leaves the processor to pages.
 */
export const createGate = ({ atOnce, waiting }: GateSettings): Gate => {
  const queue: (() => void)[] = []
  let running = 0

  const enter = (): Promise<void> => {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(unavailable())

    return new Promise((resolve) => queue.push(resolve))
  }
  const leave = (): void => {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
