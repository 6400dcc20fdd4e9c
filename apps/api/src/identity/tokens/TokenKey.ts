/** A key tokens are signed with; its id travels in their header, so that keys may be exchanged. */
export type TokenKey = Readonly<{ id: string; secret: Buffer }>

/** Weaker ones could be guessed from a token. */
export const TOKEN_KEY_BYTES = 32

/** The first one signs, all of them are believed. */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]]
