import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { toFieldSentence } from '../../platform/errors/toFieldSentence.ts'
import { hostOf, LOOPBACK, type Reach } from '../../platform/outside/reach.ts'

type Browser = Readonly<{ endpoint: string; p256dh: string }>

const AWAY = 'Na tuhle adresu upozornění posílat nemůžeme.'
/** As the contract says of one that has not the form of a key. */
const NO_KEY = toFieldSentence({
  instancePath: '/p256dh',
  keyword: 'invalid_format',
  message: 'push_key',
  params: {},
})

/** Names are looked at once more when they are resolved; those of inner networks mostly have no dot. */
const mayBeReached = (endpoint: string, reach: Reach): boolean => {
  const url = URL.parse(endpoint)
  if (!url || url.href !== endpoint || url.username || url.password) return false
  const host = hostOf(url)
  if (url.protocol !== 'https:' && !LOOPBACK.includes(host)) return false

  return isIP(host) ? reach(host, Number(url.port) || 443) : url.port === '' && host.includes('.')
}

const isPoint = (p256dh: string): boolean => {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    curve.computeSecret(p256dh, 'base64url')

    return true
  } catch {
    return false
  }
}

/** What is wrong with a browser that wants to be notified; null: nothing. */
export const browserFaults = (
  { endpoint, p256dh }: Browser,
  reach: Reach,
): Record<string, string[]> | null => {
  if (!mayBeReached(endpoint, reach)) return { endpoint: [AWAY] }

  return isPoint(p256dh) ? null : { p256dh: [NO_KEY] }
}
