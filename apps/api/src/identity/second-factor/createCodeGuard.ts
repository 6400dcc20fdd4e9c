import type { Attempts, Try } from '../../platform/attempts/createAttempts.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { PROVED_CLIENT, WRONG_APP_CODES, WRONG_CODES } from './codeBudgets.ts'
import { isAppCode } from './isAppCode.ts'

export type CodeGuard = ReturnType<typeof createCodeGuard>

type Guess = Readonly<{ userId: number; client: string; code: string }>

/** Counts wrong codes of the second step, before it is known that they are wrong; right ones count against nobody. */
export const createCodeGuard = ({
  database,
  attempts,
}: Readonly<{ database: Database; attempts: Attempts }>) => {
  const triesOf = async ({ userId, client, code }: Guess): Promise<Try[]> => {
    const account = String(userId)
    const own: Try = { budget: WRONG_CODES, subject: [account, client] }
    const isBounded = isAppCode(code) && !(await attempts.isNoted(PROVED_CLIENT, account, client))

    return isBounded ? [own, { budget: WRONG_APP_CODES, subject: [account] }] : [own]
  }

  /** @param task takes the code; null: it was wrong */
  return async <Taken>(guess: Guess, task: () => Promise<Taken | null>): Promise<Taken | null> => {
    const typed = { ...guess, code: guess.code.replace(/\s/g, '') }
    const tries = await triesOf(typed)
    const taken = await attempts.takeFor(tries, task)
    if (taken === null) return null
    const account = String(guess.userId)
    await attempts.clear(WRONG_CODES, account, guess.client)
    if (tries.length > 1) await attempts.giveBack(database.db, WRONG_APP_CODES, account)
    await attempts.note(database.db, PROVED_CLIENT, account, guess.client)

    return taken
  }
}
