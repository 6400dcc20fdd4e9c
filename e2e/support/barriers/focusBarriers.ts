import type { Page } from '@playwright/test'

/** Walks every stop of the keyboard in the page, down and back up, and says where the focus is not seen. */
const walk = async (): Promise<string[]> => {
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const faults = new Set<string>()

  /** Chromium takes what lies in a hidden group of a drawing for visible. */
  const isDrawn = (stop: Element): boolean =>
    stop.checkVisibility({ visibilityProperty: true }) && stop.getClientRects().length > 0

  const stops = () =>
    [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled') &&
        !stop.closest('[inert]') &&
        isDrawn(stop),
    )

  const isSolid = (element: Element): boolean =>
    !/^(transparent|.*[,/] 0\))$/.test(getComputedStyle(element).backgroundColor)

  /** Whether something with a ground of its own lies over a point of the stop. */
  const isUnder = (stop: HTMLElement, x: number, y: number): boolean => {
    let over = document.elementFromPoint(x, y)
    let solid = false
    while (over && !over.contains(stop) && !stop.contains(over)) {
      solid ||= isSolid(over)
      if (solid && getComputedStyle(over).position !== 'static') return true
      over = over.parentElement
    }

    return false
  }

  const isCovered = (stop: HTMLElement): boolean => {
    const { left, top, width, height } = (stop.closest('label') ?? stop).getBoundingClientRect()
    const shares = [0.05, 0.5, 0.95]

    return shares.every((across) =>
      shares.every((down) => isUnder(stop, left + across * width, top + down * height)),
    )
  }

  const hasRing = (stop: HTMLElement): boolean => {
    for (let at: Element | null = stop, up = 0; at && up < 3; at = at.parentElement, up++) {
      const { outlineStyle, outlineWidth } = getComputedStyle(at)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true
    }

    return false
  }

  const describe = (stop: HTMLElement): string =>
    `${stop.localName} „${(stop.ariaLabel ?? stop.textContent ?? '').trim().slice(0, 40)}“ ${stop.id}`

  const visit = async (stop: HTMLElement): Promise<void> => {
    if (!isDrawn(stop)) return
    const before = window.scrollY
    stop.focus({ focusVisible: true } as FocusOptions)
    // What is fixed may come and go with the place the page is scrolled to.
    if (window.scrollY !== before) await new Promise(requestAnimationFrame)
    if (isCovered(stop)) faults.add(`covered: ${describe(stop)}`)
    if (!hasRing(stop)) faults.add(`no ring: ${describe(stop)}`)
  }

  for (const stop of stops()) await visit(stop)
  for (const stop of stops().reverse()) await visit(stop)

  return [...faults]
}

/**
 * Stops of the keyboard that are wholly covered by something else (WCAG 2.4.11), or show no outline, which alone is drawn
 * in forced colours.
 */
export const focusBarriers = (page: Page): Promise<string[]> => page.evaluate(walk)
