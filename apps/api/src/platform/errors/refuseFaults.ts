import { invalidFields } from './problems.ts'

/** Sentences under the fields of a form; a field that is right has none. */
type Faults = Readonly<Record<string, string | false | null | undefined>>

/**
 * Refuses an input that has faults; the first of a field counts.
 * @throws Problem 422 with a text for each wrong field
 */
export const refuseFaults = (...rounds: readonly Faults[]): void => {
  const faults: Record<string, string[]> = {}
  for (const [field, text] of rounds.flatMap((round) => Object.entries(round)))
    if (text) faults[field] ??= [text]
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}
