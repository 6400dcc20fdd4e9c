import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@inzrt/domain/time'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'

/** Addresses of files that not everybody may see: pictures of adult and blocked ads, a paper that is not out, photos of messages. */
export type FileSeal = Readonly<{
  /** A path that shows the file today and tomorrow, no matter who asks for it by this path. */
  seal: (path: string) => string
  /** The path that was sealed; null when it was not by us, or too long ago. */
  open: (path: string) => string | null
}>

const SEALED = /^\/sealed-([\w-]{22})(\/.+)$/
const LENGTH = 22

export const createFileSeal = (secret: Uint8Array, clock: Clock): FileSeal => {
  const key = deriveKey(secret, 'sealed files')
  const day = (daysAgo: number): number => Math.floor(clock().getTime() / DAY_MS) - daysAgo
  const proofOf = (path: string, on: number): string =>
    createHmac('sha256', key).update(`${on} ${path}`).digest('base64url').slice(0, LENGTH)

  return {
    seal: (path) => `/sealed-${proofOf(path, day(0))}${path}`,
    open: (sealed) => {
      const [, proof, path] = SEALED.exec(sealed) ?? []
      if (!proof || !path) return null
      const isOurs = [0, 1].some((daysAgo) =>
        timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(path, day(daysAgo)))),
      )

      return isOurs ? path : null
    },
  }
}
