import { returnPath } from '@inzrt/rules/session'
import { goTo } from '../../shell/runtime/goTo.ts'
import { closeToasts, leaveToast, showToast } from '../../shell/stores/toastStore.ts'

const DONE = 'Přihlášení proběhlo úspěšně.'

/**
 * Says that the login succeeded; with a path to return to, there.
 * @param path comes from outside and is checked
 */
export const finishLogin = (path: string | null): void => {
  closeToasts()
  if (path === null || path === location.pathname + location.search) {
    showToast('good', DONE)
    return
  }
  leaveToast(DONE)
  goTo(returnPath(path))
}
