import { parseArgs } from 'node:util'

const USUAL = 200_000

/** How many ads the benchmark's database shall hold: `--ads 1000000`. */
export const adsWanted = (): number =>
  Number(
    parseArgs({ options: { ads: { type: 'string', default: String(USUAL) } }, strict: false })
      .values.ads,
  )
