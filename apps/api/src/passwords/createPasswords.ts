import { createGate } from '../http/createGate.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

export type Passwords = ReturnType<typeof createPasswords>

/** A second or so of waiting; whoever comes later is told to come again. */
const QUEUE = { atOnce: 2, waiting: 48 } as const

/** Hashes and compares passwords, a few at a time: a flood of logins must not take every processor. */
export const createPasswords = () => {
  const gate = createGate(QUEUE)
  let decoy: Promise<string> | null = null

  return {
    hash: (password: string): Promise<string> => gate(() => hashPassword(password)),

    /** Compares with a kept hash. Without one it takes as long and fails: nobody learns who exists. */
    verify: (password: string, stored: string | null): Promise<boolean> =>
      gate(async () => {
        decoy ??= hashPassword('nobody has this one')
        const isRight = await isPasswordOf(stored ?? (await decoy), password)

        return isRight && stored !== null
      }),
  }
}
