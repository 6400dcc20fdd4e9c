/** A window puts the cursor where this attribute stands; React's own property would focus too early. */
export const takeFirstFocus = (field: HTMLElement | null): void =>
  field?.setAttribute('autofocus', '')
