import { isLeaving } from './leaving.ts'
import { mayReload } from './mayReload.ts'

const KEY = 'reloaded-at'

/**
 * Loads the page again unless that was just done; answers whether it does. A page that is being left loses
 * its running loads, which is no failure; one without a connection would lose what it shows.
 */
export const reloadOnce = (): boolean => {
  if (isLeaving() || !navigator.onLine) return false
  if (!mayReload(sessionStorage.getItem(KEY), Date.now())) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()

  return true
}
