import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { share: { type: 'string', default: '1' } },
  strict: false,
})

/** Which share of the full length this run takes: `--share 0.1` for a short one. */
const SHARE = Number(values.share)

/** A number of requests or seconds of the full run, scaled by what was asked for; at least 1. */
export const wanted = (full: number): number => Math.max(1, Math.round(full * SHARE))

/** What the result says about the length of the run. */
export const lengthOfRun = (): string =>
  SHARE === 1 ? 'Full length.' : `A run of ${SHARE} of the full length.`
