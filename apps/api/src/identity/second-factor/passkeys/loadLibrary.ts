/** What reads and checks what passkeys sign; loaded with the first of them, since most processes never see one. */
export const loadLibrary = () => import('@simplewebauthn/server')
