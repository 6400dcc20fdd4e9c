import { CHUNK_RELOAD_MS } from '@inzrt/rules/limits'

/**
 * Whether a page whose code failed to load may be loaded again: once a minute, so that a broken build never
 * ends in a loop.
 * @param lastReload milliseconds since 1970 as kept by the browser; null when there was none
 */
export const mayReload = (lastReload: string | null, now: number): boolean => {
  const last = Number(lastReload ?? Number.NaN)

  return !(now - last < CHUNK_RELOAD_MS)
}
