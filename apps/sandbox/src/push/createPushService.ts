import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto'
import { isSenderProved } from './isSenderProved.ts'
import { openSealed } from './openSealed.ts'

type Browser = Readonly<{ keys: ECDH; auth: Buffer; senderKey: string; brought: unknown[] }>
type Parcel = Readonly<{ authorization: string; sealed: Buffer; origin: string }>

/** Browsers that subscribed, and what was brought to them. */
export const createPushService = () => {
  const browsers = new Map<string, Browser>()

  return {
    /** A browser subscribes to whom it will hear. */
    subscribe: (senderKey: string) => {
      const id = randomUUID()
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const p256dh = keys.generateKeys('base64url')
      browsers.set(id, { keys, auth, senderKey, brought: [] })

      return { id, keys: { p256dh, auth: auth.toString('base64url') } }
    },

    /** From now on there is no such browser. */
    end: (id: string): boolean => browsers.delete(id),

    /** What a browser was told, the newest last; null: there is no such browser. */
    brought: (id: string): readonly unknown[] | null => browsers.get(id)?.brought ?? null,

    /** Status for the sender: taken, not the one subscribed to, not sealed for it, or gone. */
    take: (id: string, { authorization, sealed, origin }: Parcel): 201 | 400 | 403 | 410 => {
      const browser = browsers.get(id)
      if (!browser) return 410
      const { keys, auth, senderKey: key, brought } = browser
      // By the machine's clock, as everywhere outside: the product's can be moved.
      if (!isSenderProved(authorization, { key, origin, now: new Date() })) return 403
      try {
        brought.push(JSON.parse(openSealed(sealed, keys, auth)))

        return 201
      } catch {
        return 400
      }
    },
  }
}
