/** Busy, slow or too early, not unwilling. */
const ASK_LATER: readonly number[] = [408, 425, 429]

/** Whether somebody outside who answered so may answer otherwise later. */
export const isTemporaryStatus = (status: number): boolean =>
  status >= 500 || ASK_LATER.includes(status)
