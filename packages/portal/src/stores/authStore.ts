import { proxy } from 'valtio/vanilla'

export type AuthWindow = 'login' | 'lost-password'

/** Which window of login is open over the page. */
export const authStore = proxy<{ window: AuthWindow | null }>({ window: null })

export const openAuth = (window: AuthWindow): void => {
  authStore.window = window
}

export const closeAuth = (): void => {
  authStore.window = null
}
