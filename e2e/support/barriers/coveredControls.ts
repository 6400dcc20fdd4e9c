import type { Page } from '@playwright/test'

const find = (): string[] => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary'
  const faults = new Set<string>()

  const isDrawn = (control: Element): boolean =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** Said, not shown. */
  const isHidden = (element: Element | null): boolean =>
    element === null || getComputedStyle(element).clipPath.startsWith('inset(50%')

  const lines = (control: Element): DOMRect[] => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    while (texts.nextNode()) {
      if (isHidden(texts.currentNode.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      boxes.push(...range.getClientRects())
    }

    return boxes
  }

  /** Middles and ends of its lines and drawings. */
  const points = (control: Element): (readonly [number, number])[] => {
    const drawings = [...control.querySelectorAll('svg')].map((one) => one.getBoundingClientRect())

    return [...lines(control), ...drawings].flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].map((across) => [left + across * width, top + height / 2] as const),
    )
  }

  const describe = (control: Element): string =>
    `${control.localName} „${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}“`

  for (const control of document.querySelectorAll(CONTROLS)) {
    // Marks of a map may lie as near each other as their places do; its list has them all.
    if (!isDrawn(control) || control.closest('[inert], svg')) continue
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    for (const [x, y] of points(control)) {
      const over = document.elementFromPoint(x, y)?.closest(CONTROLS)
      if (over && !over.contains(control) && !control.contains(over))
        faults.add(`${describe(control)} under ${describe(over)}`)
    }
  }
  window.scrollTo(0, 0)

  return [...faults]
}

/** Controls whose words or drawings lie under another control. */
export const coveredControls = (page: Page): Promise<string[]> => page.evaluate(find)
