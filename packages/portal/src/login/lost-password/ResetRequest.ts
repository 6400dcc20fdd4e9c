/** Whose password is being reset, and the token when the mailed link brought it. */
export type ResetRequest = Readonly<{ nickname: string; token: string | null }>
