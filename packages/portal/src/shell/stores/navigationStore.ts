import { proxy } from 'valtio/vanilla'
import { setLeaving } from '../runtime/leaving.ts'

/** Whether another page was asked for and has not come yet. */
export const navigationStore = proxy({ isLoading: false })

export const startNavigation = (): void => {
  navigationStore.isLoading = true
  setLeaving(true)
}

/** The page came, or the visitor stayed on this one. */
export const finishNavigation = (): void => {
  navigationStore.isLoading = false
  setLeaving(false)
}
