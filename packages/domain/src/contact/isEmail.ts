const MAX = 254
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/**
 * Whether a text looks like an e-mail address that a mail server would take. Whether it exists, only
 * a mail can tell.
 * @example isEmail('jana@example.cz') // true
 */
export const isEmail = (text: string): boolean => text.length <= MAX && EMAIL.test(text)
