import type { Verdict } from '../support/verdict.ts'

/** Whether a goal is met, as a cell of a table; nothing where there is no goal. */
export const renderMark = ({ met }: Verdict): string =>
  met === null ? '' : met ? 'met' : '**missed**'
