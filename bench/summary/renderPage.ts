import type { KeptResult } from '../support/Result.ts'

/** A page of results: what it is about, how many goals are met, and a section for each. */
export const renderPage = (
  introduction: string,
  results: readonly KeptResult[],
  section: (result: KeptResult) => string,
): string => {
  const goals = results.flatMap(({ verdicts }) => verdicts).filter(({ met }) => met !== null)
  const met = goals.filter((verdict) => verdict.met).length

  return [
    introduction,
    `${met} of ${goals.length} goals are met.`,
    '',
    ...results.map(section),
  ].join('\n')
}
