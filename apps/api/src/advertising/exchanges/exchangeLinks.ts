import { ID_MAX } from '@inzrt/domain/slug'
import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { foldEmail } from '../../identity/users/foldEmail.ts'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'

/** An advertiser of an exchange, with the address the link is sent to. */
type LinkHolder = Readonly<{ memberId: number; email: string }>

export type ExchangeLinks = ReturnType<typeof createExchangeLinks>

/**
 * What lets an advertiser see and answer an exchange; a letter to the ad's proved address brings it. Once the ad has
 * another address, a link to the former one opens nothing.
 */
export const createExchangeLinks = (key: Buffer) => {
  const write = ({ memberId, email }: LinkHolder): string =>
    `x${memberId}-${keyedHash(key, 'exchange', String(memberId), foldEmail(email))}`

  return {
    write,
    /** The member a token says it is of; whether it is, `isOf` tells. */
    memberIdOf: (token: string): number | null => {
      const id = Number(/^x(\d+)-/.exec(token)?.[1])

      return id <= ID_MAX ? id : null
    },
    isOf: (holder: LinkHolder, token: string): boolean => isSameSecret(token, write(holder)),
    /** The page, with the key in the part of the address that no server is sent. */
    pathFor: (holder: LinkHolder): string => `/vymena#klic=${write(holder)}`,
  }
}
