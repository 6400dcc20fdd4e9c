import { COOKIES } from '@inzrt/contracts/wire/headers'

const SIGNED_IN = `${COOKIES.signedIn}=1`

/** Whether the browser holds a session; the cookie that says so is no secret. */
export const hasSignedInCookie = (): boolean => document.cookie.split('; ').includes(SIGNED_IN)
