/**
 * Works off a backlog in steps of bounded size until nothing is left or the turn is over. Each step is told
 * the last row of the one before, so that none looks again at what was passed over.
 * @param step does the next few in a transaction of its own and returns them, in order
 * @returns how many rows there were
 */
export const drain = async <Row>(
  step: (after: Row | undefined) => Promise<readonly Row[]>,
  turn?: AbortSignal,
): Promise<number> => {
  let total = 0
  let after: Row | undefined
  while (!turn?.aborted) {
    const rows = await step(after)
    if (rows.length === 0) break
    total += rows.length
    after = rows.at(-1)
  }

  return total
}
