import type { Verdict } from '../support/verdict.ts'

/** Why a goal is left: the decision whose experiment shows what stands in the way, by how its rows end. */
const DECISIONS = {
  'a kept page, of the floor': '0483-look-for-trains-of-requests-once-one-came',
  'bff per core, of @fastify/http-proxy': '0485-leave-a-call-at-the-cost-of-a-plugin-proxy',
  'bff: most memory': '0484-leave-the-bff-at-two-hundred-megabytes',
  'drawn fresh': '0482-draw-fresh-pages-by-nexts-app-router',
  'contentful paint': '0488-leave-first-paints-near-a-second-on-slow-4g',
  'JavaScript as sent': '0488-leave-first-paints-near-a-second-on-slow-4g',
  'listing: HTML, gzip': '0480-leave-a-listing-at-twelve-kilobytes-compressed',
} as const

const decisionOf = (row: string): string | undefined =>
  Object.entries(DECISIONS).find(([end]) => row.endsWith(end))?.[1]

const renderMissed = (row: string): string => {
  const decision = decisionOf(row)

  return decision
    ? `**missed**: [ADR ${Number.parseInt(decision, 10)}](adr/${decision}.md)`
    : '**missed**'
}

/** Whether a goal is met, as a cell of a table; nothing where there is no goal. */
export const renderMark = ({ met, row }: Verdict): string =>
  met === null ? '' : met ? 'met' : renderMissed(row)
