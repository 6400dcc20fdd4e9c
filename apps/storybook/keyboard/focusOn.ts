import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Gives a control the focus without the mouse, once it is drawn. */
export const focusOn = async (locator: Locator): Promise<void> => {
  await expect.element(locator).toBeInTheDocument()
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(locator).toHaveFocus()
}
