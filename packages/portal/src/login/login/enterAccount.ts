import { browserApi } from '../../shell/api/browserApi.ts'
import { regainPage } from '../../shell/session/regainPage.ts'
import { startSession } from '../../shell/session/startSession.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'

/**
 * Goes on as the account that has just logged in. A page that waits for its account goes on by itself.
 * @returns what tells the page that it is done: the path on which the last session ended by itself, or null; none where the page went on
 */
export const enterAccount = async (): Promise<{ endedAt: string | null } | undefined> => {
  const { endedAt, held } = sessionStore
  if (!held) {
    startSession()
    return { endedAt }
  }
  await regainPage(browserApi)

  return undefined
}
