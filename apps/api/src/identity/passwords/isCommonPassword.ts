import { readFileSync } from 'node:fs'

const read = (): ReadonlySet<string> =>
  new Set(readFileSync(`${import.meta.dirname}/commonPasswords.txt`, 'utf8').split('\n'))

let common: ReadonlySet<string> | null = null

/** Whether a password is among those everybody tries first, in any case of letters. */
export const isCommonPassword = (password: string): boolean => {
  common ??= read()

  return common.has(password.toLowerCase())
}
