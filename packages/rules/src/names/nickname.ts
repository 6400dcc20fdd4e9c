/** What the nickname of an account is made of: letters, digits, dot, underscore and hyphen. */
export const NICKNAME = /^[\p{L}\d._-]+$/u
