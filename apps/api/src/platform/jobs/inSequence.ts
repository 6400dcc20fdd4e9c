import { RowsFailed } from './RowsFailed.ts'

type Results<Steps extends readonly (() => Promise<unknown>)[]> = {
  -readonly [At in keyof Steps]: Awaited<ReturnType<Steps[At]>>
}

/**
 * Does one after the other; rows that one failed at do not keep the next from its turn.
 * @throws RowsFailed of all
 */
export const inSequence = async <const Steps extends readonly (() => Promise<unknown>)[]>(
  steps: Steps,
): Promise<Results<Steps>> => {
  const results: unknown[] = []
  const failures = []
  for (const step of steps)
    try {
      results.push(await step())
    } catch (error) {
      if (!(error instanceof RowsFailed)) throw error
      failures.push(...error.failures)
    }
  if (failures.length > 0) throw new RowsFailed(failures)

  return results as Results<Steps>
}
