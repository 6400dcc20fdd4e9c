import type { Blank, PrintedEdition } from './PrintedEdition.ts'

/** Height of the columns, in millimetres. */
const MOST = 376
/** What is lower than this is not seen. */
const STEP = 2

/**
 * White below the columns of a page set alone that makes them as low as they can be, so that each is about as long.
 * @param pagesOf on how many pages the edition stands
 */
export const findBlank = (
  page: PrintedEdition,
  pagesOf: (edition: PrintedEdition) => number,
): Blank | null => {
  const after = page.groups[0]?.sections[0]?.ads[0]?.id
  if (after === undefined) return null
  const fits = (steps: number) => pagesOf({ ...page, blank: { after, height: steps * STEP } }) === 1
  let most = 0
  let tooMuch = MOST / STEP
  while (tooMuch - most > 1) {
    const steps = Math.floor((most + tooMuch) / 2)
    if (fits(steps)) most = steps
    else tooMuch = steps
  }

  return most > 0 ? { after, height: most * STEP } : null
}
