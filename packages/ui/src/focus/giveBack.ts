/** The first thing to press near what is gone: a login's button makes way for the account's link. */
const besides = (gone: Element): HTMLElement | undefined => {
  for (let around = gone.parentElement; around; around = around.parentElement) {
    const buttons = around.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')
    const shown = [...buttons].find((button) => button.checkVisibility())
    if (shown) return shown
  }

  return undefined
}

/**
 * Focuses what opened a window, or what took its place; under a finger not a field, which would bring up a keyboard
 * nobody asked for.
 */
export const giveBack = (opener: Element | null): void => {
  const bringsKeyboard =
    opener instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches
  if (!(opener instanceof HTMLElement) || bringsKeyboard) return
  const next = opener.checkVisibility() ? opener : besides(opener)
  next?.focus()
}
