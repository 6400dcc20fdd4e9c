import { proxy } from 'valtio/vanilla'

export type AuthWindow = 'login' | 'lost-password' | 'other-account'

export type AuthState = {
  window: AuthWindow | null
  /** What the login is needed for, when the visitor did not ask for it themselves. */
  why: string | null
}

/** Which window of login is open over the page. */
export const authStore = proxy<AuthState>({ window: null, why: null })

const waiting = new Set<(isDone: boolean) => void>()

/** @param why stays for the windows that follow unless another is given */
export const openAuth = (window: AuthWindow, why = authStore.why): void => {
  authStore.window = window
  authStore.why = why
}

/** @param isDone whether the visitor is logged in, for those who wait for it */
export const closeAuth = (isDone = false): void => {
  authStore.window = null
  authStore.why = null
  for (const tell of waiting) tell(isDone)
  waiting.clear()
}

/** Resolves when the windows of login are closed: whether the visitor is logged in. */
export const waitForAuth = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.add(resolve)
  })
