import type { SeenAd } from '@inzrt/ui/listing/SeenList.tsx'
import { windowMemory } from '../../shell/memory/windowMemory.ts'

const KEY = 'seen-ads'
const MOST = 6

const isSeenAd = (kept: unknown): kept is SeenAd =>
  typeof kept === 'object' &&
  kept !== null &&
  ['href', 'heading', 'facts'].every((name) => typeof Reflect.get(kept, name) === 'string')

const read = (): readonly SeenAd[] => {
  try {
    const kept: unknown = JSON.parse(windowMemory.read(KEY) ?? '[]')

    return Array.isArray(kept) ? kept.filter(isSeenAd).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Ads looked at in this window, the latest first; nobody else learns of them, and they go when it closes. */
export const seenAds = {
  read,
  remember: (ad: SeenAd): void =>
    windowMemory.write(
      KEY,
      JSON.stringify([ad, ...read().filter(({ href }) => href !== ad.href)].slice(0, MOST)),
    ),
  forget: (): void => windowMemory.write(KEY, null),
}
