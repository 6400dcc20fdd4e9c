import { PREFETCH_IDLE_MS } from '@inzrt/rules/limits'

/** Does what can wait once the browser has nothing better to do. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PREFETCH_IDLE_MS })
  else setTimeout(work, 0)
}
