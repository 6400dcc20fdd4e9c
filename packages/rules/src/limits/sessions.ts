/** Lifetime of the cookie that says the age gate was passed, in seconds. */
export const AGE_COOKIE_SECONDS = 3_600
/** Lifetime of an access token, in seconds. */
export const TOKEN_SECONDS = 10_800
/** Lifetime of a refresh token and of a whole session, in seconds. */
export const REFRESH_TOKEN_SECONDS = 1_209_600
/** Inactivity that ends a session, in minutes. */
export const LOGOUT_MINUTES = 60
/** Minutes before the automatic logout from which the visitor is warned. */
export const LOGOUT_WARNING_MINUTES = 15
/** How long a login waits for its second step, in seconds. */
export const SECOND_STEP_SECONDS = 300
/** How long the second step, taken once more, lets change how one logs in, in minutes. */
export const SECOND_STEP_PROOF_MINUTES = 5
/** How long a right ad password opens an ad for changes, in minutes. */
export const AD_PASSWORD_MINUTES = 10
