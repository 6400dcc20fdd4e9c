/**
 * What a button needs that waits for the answer to its press: it does nothing meanwhile and keeps the focus, which one that
 * is disabled drops.
 */
export const waitable = (isWaiting: boolean, onClick: () => void) => ({
  onClick: isWaiting ? undefined : onClick,
  'aria-disabled': isWaiting || undefined,
})
