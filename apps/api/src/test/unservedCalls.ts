/** Questions of freshness are not part of this API yet. */
export const UNSERVED_CALLS: readonly string[] = ['confirmFreshness']
