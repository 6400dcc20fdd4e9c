import { AsyncLocalStorage } from 'node:async_hooks'
import { PASSWORD_ANSWER_MS } from '@inzrt/contracts/wire/limits'
import { crowded } from '../../platform/errors/authProblems.ts'
import { createFairQueue } from '../../platform/http/createFairQueue.ts'
import { createDeriver, type Derive } from './createDeriver.ts'
import { hashPassword, isPasswordOf } from './passwordHash.ts'

export type Passwords = ReturnType<typeof createPasswords>

/** An office that logs in at one moment; later requests are told to try again. */
const WAITING = 63

/** Leaves time for one's own hash. */
const LONGEST_WAIT_MS = PASSWORD_ANSWER_MS - 1_000

/** No failure of the api, which the gateway would answer by sparing the whole api. */
const refusal = () => crowded(5)

/** Hashes and compares passwords, one after another: a flood of logins must slow nobody else down. */
export const createPasswords = ({
  longestWaitMs = LONGEST_WAIT_MS,
  longestMs = PASSWORD_ANSWER_MS,
  makeHash = createDeriver(),
} = {}) => {
  const runQueued = createFairQueue({ waiting: WAITING, longestWaitMs, refusal })
  const ends = new AsyncLocalStorage<AbortSignal>()
  let decoy: Promise<string> | null = null
  const derive: Derive = (parameters) => {
    const end = ends.getStore()

    return makeHash(parameters, end).catch((error) => {
      throw end?.aborted ? refusal() : error
    })
  }
  /** One that failed is made again; those who wait for it hear of that. */
  const makeDecoy = (): Promise<string> => {
    const made = hashPassword(derive, 'nobody has this one')
    made.catch(() => {
      decoy = null
    })

    return made
  }

  return {
    /**
     * Runs what needs a password on its way, one at a time, in turn by client. Without a place in the queue nothing is
     * run: a flood must not reach the database either. A hash that a busy machine does not make in time ends its call
     * as a full queue does. A turn within a turn is the same one, with the same end.
     */
    runQueued: <Result>(client: string, task: () => Promise<Result>): Promise<Result> =>
      ends.getStore()
        ? task()
        : ends.run(AbortSignal.timeout(longestMs), () => runQueued({ client }, task)),

    hash: (password: string): Promise<string> => hashPassword(derive, password),

    /** Compares with a kept hash. Without one it takes as long and fails: nobody learns who exists. */
    verify: async (password: string, stored: string | null): Promise<boolean> => {
      decoy ??= makeDecoy()
      const isRight = await isPasswordOf(derive, stored ?? (await decoy), password)

      return isRight && stored !== null
    },
  }
}
