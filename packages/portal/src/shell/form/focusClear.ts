/** Brings the cursor to a field, clear of the messages that come in at the top. */
export const focusClear = (field: HTMLElement): void => {
  field.focus({ preventScroll: true })
  const { top, bottom } = field.getBoundingClientRect()
  if (top < innerHeight / 3 || bottom > innerHeight) field.scrollIntoView({ block: 'center' })
}
