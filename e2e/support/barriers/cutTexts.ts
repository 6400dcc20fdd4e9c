import type { Page } from '@playwright/test'

const find = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []

  /** Up to the first box that scrolls: what lies beyond it can be scrolled to. */
  const boxesAround = (element: Element): Element[] => {
    const boxes: Element[] = []
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
      // Said, not shown.
      if (clipPath.startsWith('inset(50%')) return []
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return boxes
      if (/hidden|clip/.test(overflowX + overflowY)) boxes.push(box)
      if (box.matches('button, a[class], summary')) boxes.push(box)
    }

    return boxes
  }

  /** Chromium takes what lies in a hidden group of a drawing for visible. */
  const isDrawn = (element: Element): boolean =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
    (!(element instanceof SVGElement) || element.getClientRects().length > 0)

  /** Lines of a heading are set closer than their letters may reach. */
  const isOutside = (text: DOMRect, box: DOMRect): boolean => {
    const leading = Math.max(2, text.height / 12)

    return (
      text.right > box.right + 2 ||
      text.left < box.left - 2 ||
      text.bottom > box.bottom + leading ||
      text.top < box.top - leading
    )
  }

  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const { parentElement: parent, textContent } = node
    if (!parent || !textContent?.trim()) continue
    if (!isDrawn(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
    const isCut = (box: Element): boolean =>
      rects.some((rect) => isOutside(rect, box.getBoundingClientRect()))
    if (boxesAround(parent).some(isCut)) cut.push(textContent.trim().slice(0, 60))
  }

  return cut
}

/** Texts that reach out of their control, or are cut off by a box around them. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(find)
