const MAX = 254
const LOCAL_MAX = 64
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i

/**
 * Whether a text looks like an e-mail address that a mail server would take (RFC 5321 without quotes,
 * ASCII only). Whether it exists, only a mail can tell.
 * @example isEmail('jana@example.cz') // true
 */
export const isEmail = (text: string): boolean =>
  text.length <= MAX && text.indexOf('@') <= LOCAL_MAX && EMAIL.test(text)
