/** As a `ref` of what stands in place of a form: takes the focus the form had, and with it the reading of screen readers. */
export const takeFocus = (place: HTMLElement | null): void => place?.focus()
