import type { Siege } from '../../../apps/bff/src/testing/attacks/besiege.ts'

/** Prints what went wrong, and says in words for a result how many answers of each status there were. */
export const describeSiege = ({ statuses, wrong }: Siege): string => {
  for (const line of wrong) console.log(JSON.stringify(line))

  return `Answers by status: ${[...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}.`
}
