import { crowded } from '../errors/authProblems.ts'
import { createGate } from '../http/createGate.ts'
import { createDeriver } from './createDeriver.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

export type Passwords = ReturnType<typeof createPasswords>

/** At most a second of waiting, on a busy machine too; whoever comes later is told to come again. */
const WAITING = 24

/** No failure of ours, which the bff would answer by sparing the whole api. */
const refusal = () => crowded(5)

/** Hashes and compares passwords, one after another: a flood of logins must slow nobody else down. */
export const createPasswords = () => {
  const gate = createGate({ atOnce: 1, waiting: WAITING, refusal })
  const derive = createDeriver()
  let places = 0
  let decoy: Promise<string> | null = null

  return {
    /**
     * Runs what needs a password on its way. Its place in the queue is held from the start, and without a place
     * nothing is run: a flood must not reach the database either.
     */
    withPlace: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      if (places > WAITING) throw refusal()
      places++
      try {
        return await task()
      } finally {
        places--
      }
    },

    hash: (password: string): Promise<string> => gate(() => hashPassword(derive, password)),

    /** Compares with a kept hash. Without one it takes as long and fails: nobody learns who exists. */
    verify: (password: string, stored: string | null): Promise<boolean> =>
      gate(async () => {
        decoy ??= hashPassword(derive, 'nobody has this one')
        const isRight = await isPasswordOf(derive, stored ?? (await decoy), password)

        return isRight && stored !== null
      }),
  }
}
