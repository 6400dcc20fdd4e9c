import { and, eq, isNotNull } from 'drizzle-orm'
import { appSecrets } from '../../../platform/database/schema/secondFactors.ts'
import { removeWay } from '../removeWay.ts'
import type { Asking, SecondFactorParts } from '../SecondFactorParts.ts'
import { noApp } from '../secondFactorProblems.ts'

/** Takes the app away. */
export const removeApp = (asking: Asking, parts: SecondFactorParts): Promise<void> =>
  removeWay(asking, parts, {
    remove: async (tx, userId) => {
      const { rowCount } = await tx
        .delete(appSecrets)
        .where(and(eq(appSecrets.userId, userId), isNotNull(appSecrets.confirmedAt)))
      if (rowCount !== 1) throw noApp()
    },
    event: 'app_removed',
    change: 'appRemoved',
  })
