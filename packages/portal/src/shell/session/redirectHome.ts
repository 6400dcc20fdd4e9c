import { goTo } from '../runtime/goTo.ts'
import { leaveToast, showToast } from '../stores/toastStore.ts'

const DONE = 'Odhlášení proběhlo úspěšně.'

/** Says goodbye at home, where a logout ends. */
export const redirectHome = (): void => {
  if (location.pathname === '/') {
    showToast('good', DONE)
    return
  }
  leaveToast(DONE)
  goTo('/')
}
