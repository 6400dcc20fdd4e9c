import { createIdTokens } from '../../platform/crypto/createIdTokens.ts'

const tokens = createIdTokens({ mark: 'x', purpose: 'exchange' })

export type ExchangeLinks = ReturnType<typeof createExchangeLinks>

/** What lets an advertiser see and answer an exchange; a letter to the ad's proved address brings it. */
export const createExchangeLinks = (key: Buffer) => ({
  write: (memberId: number): string => tokens.write(key, memberId),
  /** The number of the member, null for a token that was not made here. */
  read: (token: string): number | null => tokens.read(key, token),
  /** The page, with the key in the part of the address that no server is sent. */
  pathFor: (memberId: number): string => `/vymena#klic=${tokens.write(key, memberId)}`,
})
