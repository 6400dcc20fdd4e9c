import { isPageLink } from './isPageLink.ts'
import { linkOf } from './linkOf.ts'
import { type Connection, mayPrefetch } from './mayPrefetch.ts'
import { whenIdle } from './whenIdle.ts'

/** A visitor who sweeps over a whole list shall not fetch all of it. */
const MOST_PAGES = 12

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

const connectionOf = (browser: Navigator): Connection | undefined =>
  'connection' in browser ? (browser.connection as Connection) : undefined

const prefetch = (href: string): void => {
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = href
  document.head.append(hint)
}

/** Fetches a page ahead once the visitor points at its link, in an idle moment and where data are cheap. */
export const prefetchOnIntent = (signal: AbortSignal): void => {
  const asked = new Set([location.href])
  const consider = (event: Event) => {
    const link = linkOf(event)
    if (!link || asked.size > MOST_PAGES || asked.has(link.href)) return
    if (!mayPrefetch(connectionOf(navigator)) || !isPageLink(link, location.href)) return
    asked.add(link.href)
    whenIdle(() => prefetch(link.href))
  }

  for (const intent of INTENTS) {
    document.addEventListener(intent, consider, { passive: true, signal })
  }
}
