import { isLeaving } from './leaving.ts'
import { mayReload } from './mayReload.ts'

const KEY = 'reloaded-at'

/**
 * Loads the page anew unless that was just done; answers whether it does. A page that is being left loses
 * its running loads, which is no failure.
 */
export const reloadOnce = (): boolean => {
  if (isLeaving()) return false
  if (!mayReload(sessionStorage.getItem(KEY), Date.now())) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()

  return true
}
