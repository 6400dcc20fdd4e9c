import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock/Clock.ts'
import { deriveKey } from '../../platform/crypto/deriveKey.ts'

/** Addresses of files that only people of ours may see: pictures of adult and blocked ads, a paper that is not out. */
export type DeskSeal = Readonly<{
  /** A path that shows the file today and tomorrow, no matter who asks for it by this path. */
  seal: (path: string) => string
  /** The path that was sealed; null when it was not by us, or too long ago. */
  open: (path: string) => string | null
}>

const SEALED = /^\/desk-([\w-]{22})(\/.+)$/
const DAY_MS = 86_400_000
const LENGTH = 22

export const createDeskSeal = (secret: Uint8Array, clock: Clock): DeskSeal => {
  const key = deriveKey(secret, 'files at the desk')
  const day = (daysAgo: number): number => Math.floor(clock().getTime() / DAY_MS) - daysAgo
  const proofOf = (path: string, on: number): string =>
    createHmac('sha256', key).update(`${on} ${path}`).digest('base64url').slice(0, LENGTH)

  return {
    seal: (path) => `/desk-${proofOf(path, day(0))}${path}`,
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
