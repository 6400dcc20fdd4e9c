import { clientOf } from '../../../platform/attempts/clientOf.ts'
import { recordEvent } from '../../auth-events/recordEvent.ts'
import { requireUser } from '../../users/requireUser.ts'
import { notifySecondFactorChange } from '../notifySecondFactorChange.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { appIsThere, noAppBegun, wrongCode } from '../secondFactorProblems.ts'
import { turnOn } from '../turnOn.ts'
import { begunApp } from './begunApp.ts'
import { takeAppCode } from './takeAppCode.ts'

/** Takes the first code of an app: the account's logins take two steps from now on. */
export const confirmApp = async (
  { signedIn, caller, code: typed }: Asking & Readonly<{ code: string }>,
  parts: SecondFactorParts,
): Promise<{ recoveryCodes: string[] | null }> => {
  const { database, users, guardCode, secretSeal, outbox, clock } = parts
  const user = await requireUser(users, signedIn)
  const code = typed.replace(/\s/g, '')
  const { id: userId } = user
  const { device, brand, address } = caller
  const begun = await begunApp(database.db, userId, clock())
  if (begun === 'confirmed') throw appIsThere()
  if (begun === 'none') throw noAppBegun()
  const done = await guardCode({ userId, client: clientOf(address), code }, () =>
    database.db.transaction(async (tx) => {
      const now = clock()
      const seal = { seal: secretSeal, isFirst: true }
      if (!(await takeAppCode(tx, { userId, code, now }, seal))) return null
      const recoveryCodes = await turnOn(tx, signedIn, parts)
      await recordEvent(tx, { event: 'app_added', userId, device, at: now })
      await notifySecondFactorChange(tx, outbox, user, { change: 'appAdded', brand, at: now })

      return { recoveryCodes }
    }),
  )
  if (!done) throw wrongCode()

  return done
}
