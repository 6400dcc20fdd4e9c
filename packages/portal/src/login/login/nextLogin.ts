import { windowMemory } from '../../shell/memory/windowMemory.ts'

const KEY = 'next-login'

/** Who is about to log in in this window: the account that has just set a new password. */
export const nextLogin = {
  /** @param nickname or the e-mail it was asked by */
  expect: (nickname: string): void => windowMemory.write(KEY, nickname),
  read: (): string | null => windowMemory.read(KEY),
  forget: (): void => windowMemory.forgetHere(KEY),
}
