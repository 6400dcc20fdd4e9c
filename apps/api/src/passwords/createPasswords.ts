import { availableParallelism } from 'node:os'
import { unavailable } from '../errors/problems.ts'
import { createGate } from '../http/createGate.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

export type Passwords = ReturnType<typeof createPasswords>

/** Half of the processors are left to pages. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
/** A second or so of waiting; whoever comes later is told to come again. */
const WAITING = 48

/** Hashes and compares passwords, a few at a time: a flood of logins must not take every processor. */
export const createPasswords = (atOnce: number = AT_ONCE) => {
  const gate = createGate({ atOnce, waiting: WAITING })
  let underWay = 0
  let decoy: Promise<string> | null = null

  const queued = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    underWay++
    try {
      return await gate(task)
    } finally {
      underWay--
    }
  }

  return {
    /** Refuses at once when the queue is full: a flood must not reach the database either. */
    admit: (): void => {
      if (underWay >= atOnce + WAITING) throw unavailable()
    },

    hash: (password: string): Promise<string> => queued(() => hashPassword(password)),

    /** Compares with a kept hash. Without one it takes as long and fails: nobody learns who exists. */
    verify: (password: string, stored: string | null): Promise<boolean> =>
      queued(async () => {
        decoy ??= hashPassword('nobody has this one')
        const isRight = await isPasswordOf(stored ?? (await decoy), password)

        return isRight && stored !== null
      }),
  }
}
