import { formatFigure } from '../support/formatFigure.ts'
import type { KeptResult } from '../support/Result.ts'

/** When, where and with what something was measured, in one line. */
export const renderConditions = ({
  date,
  machine,
  load,
  rounds,
  seed,
  versions,
}: KeptResult): string =>
  [
    `${date.slice(0, 16).replace('T', ' ')} UTC`,
    `${machine.cores} cores, ${machine.cpu}, ${machine.memoryGb} GB`,
    `load ${formatFigure(load)}`,
    rounds > 1 ? `${rounds} rounds` : '',
    seed === undefined ? '' : `seed ${seed}`,
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
  ]
    .filter(Boolean)
    .join(' · ')
