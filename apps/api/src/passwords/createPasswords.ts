import { unavailable } from '../errors/problems.ts'
import { createGate } from '../http/createGate.ts'
import { createDeriver } from './createDeriver.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

export type Passwords = ReturnType<typeof createPasswords>

/** A second or so of waiting; whoever comes later is told to come again. */
const WAITING = 48

/** Hashes and compares passwords, one after another: a flood of logins must slow nobody else down. */
export const createPasswords = () => {
  const gate = createGate({ atOnce: 1, waiting: WAITING })
  const derive = createDeriver()
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
      if (underWay > WAITING) throw unavailable()
    },

    hash: (password: string): Promise<string> => queued(() => hashPassword(derive, password)),

    /** Compares with a kept hash. Without one it takes as long and fails: nobody learns who exists. */
    verify: (password: string, stored: string | null): Promise<boolean> =>
      queued(async () => {
        decoy ??= hashPassword(derive, 'nobody has this one')
        const isRight = await isPasswordOf(derive, stored ?? (await decoy), password)

        return isRight && stored !== null
      }),
  }
}
