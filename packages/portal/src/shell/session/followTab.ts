import { windowMemory } from '../memory/windowMemory.ts'
import { goTo } from '../runtime/goTo.ts'
import { sessionStore } from '../stores/sessionStore.ts'
import { leaveToast, showToast } from '../stores/toastStore.ts'
import { endLocalSession } from './endLocalSession.ts'
import { holdForms } from './holdPage.ts'
import { isProtectedPath } from './isProtectedPath.ts'
import { MEMORY } from './memoryKeys.ts'
import { redirectHome } from './redirectHome.ts'
import { releasePage } from './releasePage.ts'
import type { TabMessage } from './tabs.ts'

const DELETED = 'Účet jste zrušili v\u00a0jiném okně.'

/** Nobody can log in again to go on: the page is a guest's, with what was typed in it. */
const leaveDeleted = (): void => {
  endLocalSession()
  releasePage()
  sessionStore.endedAt = null
  windowMemory.write(MEMORY.endedAt, null)
  if (!isProtectedPath(location.pathname)) {
    showToast('good', DELETED)
    return
  }
  leaveToast(DELETED)
  goTo('/')
}

/** Takes up what another tab said of the common session. */
export const followTab = (message: TabMessage): void => {
  if (message.kind === 'active') {
    sessionStore.endsAt = message.endsAt
    return
  }
  if (message.kind === 'deleted') {
    leaveDeleted()
    return
  }
  if (holdForms()) return
  endLocalSession()
  if (isProtectedPath(location.pathname)) redirectHome()
}
