import { PAGES } from '@inzrt/contracts/pages'

/** The login that returns to a page of ours afterwards. `target` is canonical, never what a visitor wrote. */
export const loginPath = (target: string): string =>
  `${PAGES.login.path}?returnTo=${encodeURIComponent(target)}`
