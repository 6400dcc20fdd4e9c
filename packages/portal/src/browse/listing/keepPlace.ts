import { windowMemory } from '../../shell/memory/windowMemory.ts'

const KEY = 'left-row'
const ROWS = '#seznam a[href]'
/** Rows drawn late move what lies below them; by then nothing does. */
const SETTLED_MS = 3_000

type Place = Readonly<{ page: string; href: string; top: number }>

const pageOf = (): string => location.pathname + location.search

const linksOf = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(ROWS)]

/** A row has several links; where it stands, its first one says. */
const firstTo = (path: string): HTMLAnchorElement | undefined =>
  linksOf().find(({ pathname }) => pathname === path)

const isSeen = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect()

  return bottom > 0 && top < innerHeight
}

/** Remembers which row is left and where on the screen it stood: the one that was opened, or the first one seen. */
const remember = (): void => {
  const links = linksOf()
  const link =
    links.find((one) => one === document.activeElement && isSeen(one)) ?? links.find(isSeen)
  const row = link && firstTo(link.pathname)
  if (!row) return
  const { top } = row.getBoundingClientRect()
  const place: Place = { page: pageOf(), href: row.pathname, top }
  windowMemory.write(KEY, JSON.stringify(place))
}

const read = (): Place | null => {
  try {
    return JSON.parse(windowMemory.read(KEY) ?? 'null')
  } catch {
    return null
  }
}

const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')

  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/** Puts the row that was left back where it stood, and again while rows above it still change their height. */
const restore = (signal: AbortSignal): void => {
  const place = isReturn() ? read() : null
  if (place?.page !== pageOf()) return
  const link = firstTo(place.href)
  if (!link) return
  const align = () =>
    scrollBy({ top: link.getBoundingClientRect().top - place.top, behavior: 'instant' })
  const observer = new ResizeObserver(align)
  const stop = () => observer.disconnect()
  observer.observe(document.body)
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(event, stop, { signal, once: true, passive: true })
  signal.addEventListener('abort', stop)
  setTimeout(stop, SETTLED_MS)
  align()
}

/**
 * Brings a visitor who comes back to a list to the row they left: a browser keeps the distance from the top, which
 * is wrong while rows out of sight have no height yet.
 */
export const keepPlace = (signal: AbortSignal): void => {
  window.addEventListener('pagehide', remember, { signal })
  restore(signal)
}
