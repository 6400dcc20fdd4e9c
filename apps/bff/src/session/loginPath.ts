import { LOGIN_PATH } from '../routes/pageRoutes.ts'

/** The login that returns to a page of ours afterwards. `target` is canonical, never what a visitor wrote. */
export const loginPath = (target: string): string =>
  `${LOGIN_PATH}?returnTo=${encodeURIComponent(target)}`
