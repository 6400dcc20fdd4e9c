import { removeWay } from '../removeWay.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { noPasskey } from '../secondFactorProblems.ts'
import { passkeyRows } from './passkeys.repository.ts'

/** Takes a passkey away. */
export const removePasskey = (
  { id, ...asking }: Asking & Readonly<{ id: number }>,
  parts: SecondFactorParts,
): Promise<void> =>
  removeWay(asking, parts, {
    remove: async (tx, userId) => {
      if (!(await passkeyRows.remove(tx, userId, id))) throw noPasskey()
    },
    event: 'passkey_removed',
    change: 'passkeyRemoved',
  })
