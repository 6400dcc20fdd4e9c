/** A token just issued and when it ends, in milliseconds since 1970. */
export type FreshToken = Readonly<{ token: string; tokenEndsAt: number }>
