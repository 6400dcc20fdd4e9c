/** Lets several workers take one piece of work after another until none is left. */
export const crowd = async <Work>(
  workers: number,
  work: Iterable<Work>,
  run: (piece: Work, worker: number) => Promise<void>,
): Promise<void> => {
  const pieces = work[Symbol.iterator]()
  const one = async (worker: number): Promise<void> => {
    for (let next = pieces.next(); !next.done; next = pieces.next()) await run(next.value, worker)
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)))
}
