import type { ApiClient } from '@inzrt/api-client/ApiClient'
import { readSessionStatusCall } from '@inzrt/contracts/account/session'
import { readUserCall, type User } from '@inzrt/contracts/account/user'
import { LOGIN_HEADER } from '@inzrt/contracts/wire/headers'
import { shownName } from '@inzrt/rules/names'
import { windowMemory } from '../memory/windowMemory.ts'
import { closeAuth, openAuth } from '../stores/authStore.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { showFailure } from '../stores/showFailure.ts'
import { showToast } from '../stores/toastStore.ts'
import { markDocument } from './endLocalSession.ts'
import { MEMORY } from './memoryKeys.ts'
import { noteActivity } from './noteActivity.ts'
import { personOf } from './personOf.ts'
import { showUser } from './showUser.ts'

const DONE = 'Přihlášení proběhlo úspěšně.'

/** Who is logged in in this browser, under the name of that login; null: nobody. */
const readWho = async (api: ApiClient) => {
  const status = await api.call(readSessionStatusCall)
  if (!status.ok) return status
  const { signedIn, login } = status.data
  if (!signedIn) return { ok: true, who: null } as const
  const answer = await api.call(
    readUserCall,
    {},
    { headers: login ? { [LOGIN_HEADER]: login } : {} },
  )

  return answer.ok
    ? ({ ok: true, who: { user: answer.data, mark: login ?? null } } as const)
    : answer
}

const enter = (user: User, mark: string | null): void => {
  Object.assign(sessionStore, { held: null, endedAt: null, isSignedIn: true, mark })
  sessionStore.login += 1
  sessionStore.person = personOf(user)
  windowMemory.write(MEMORY.endedAt, null)
  showUser(user)
  markDocument(true)
  noteActivity()
}

const settle = async (api: ApiClient, takesOther: boolean): Promise<void> => {
  const answer = await readWho(api)
  const { held } = sessionStore
  if (!held) return
  if (!answer.ok) showFailure('readUser', answer.error)
  if (!answer.ok || !answer.who) {
    held.other = null
    openAuth('login')
    return
  }
  const { user, mark } = answer.who
  if (personOf(user) !== held.person) {
    if (takesOther) {
      sessionStore.account += 1
      enter(user, mark)
      closeAuth()
      return
    }
    held.other = shownName(user)
    openAuth('other-account')
    return
  }
  if (!held.isFetched) sessionStore.account += 1
  enter(user, mark)
  closeAuth(true)
  showToast('good', DONE)
}

let underWay: Promise<void> | null = null

/**
 * Somebody is logged in again in this browser. The account of the page goes on where it was interrupted;
 * another one is told whose page it is and asked.
 * @param takesOther the visitor was asked and goes on as the other one, for whom everything is fetched again
 */
export const regainPage = (api: ApiClient, takesOther = false): Promise<void> => {
  underWay ??= settle(api, takesOther).finally(() => {
    underWay = null
  })

  return underWay
}
