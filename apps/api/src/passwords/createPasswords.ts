import { availableParallelism } from 'node:os'
import { unavailable } from '../errors/problems.ts'
import { createGate } from '../http/createGate.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

export type Passwords = ReturnType<typeof createPasswords>

/** Of Node's four threads two are left to files and pictures, whatever the machine. */
const MOST_AT_ONCE = 2

/** How many passwords are hashed at once: half of the processors are left to pages. */
export const hashesAtOnce = (processors: number): number =>
  Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(processors / 2)))

/** A second or so of waiting; whoever comes later is told to come again. */
const WAITING = 48

/** Hashes and compares passwords, a few at a time: a flood of logins must not take every processor. */
export const createPasswords = (atOnce: number = hashesAtOnce(availableParallelism())) => {
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
