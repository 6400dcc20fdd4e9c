import { parseArgs } from 'node:util'

const USUAL = 200_000

/** How many ads the benchmark's database shall hold: `--ads 1000000`. */
export const adsWanted = (usual = USUAL): number =>
  Number(
    parseArgs({ options: { ads: { type: 'string', default: String(usual) } }, strict: false })
      .values.ads,
  )
