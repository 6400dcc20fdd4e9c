import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { keyedHash } from '../../platform/crypto/keyedHash.ts'

export type OrderAccess = ReturnType<typeof createOrderAccess>

/** Signatures that let somebody without a session see one order: they travel in its links. */
export const createOrderAccess = (key: Buffer) => {
  const sign = (publicNo: string): string => keyedHash(key, 'order', publicNo)

  return {
    sign,
    opens: (signature: string | undefined, publicNo: string): boolean =>
      signature !== undefined && isSameSecret(signature, sign(publicNo)),
  }
}
