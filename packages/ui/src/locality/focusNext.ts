/** Gives the focus to what a change has just drawn in place of the control that was used. */
export const focusNext = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus())
}
