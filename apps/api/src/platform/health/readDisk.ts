import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'

export type DiskState = 'ok' | 'low' | 'full' | 'unknown'

const MIB = 1024 * 1024

/** Room of a disk: a few photos fit into a full one at best, a low one lasts for hours. */
export const judgeDisk = ({
  bavail,
  blocks,
  bsize,
}: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>): DiskState => {
  const [free, total] = [bavail * bsize, blocks * bsize]
  if (free < Math.min(64 * MIB, total / 100)) return 'full'

  return free < Math.min(1024 * MIB, total / 10) ? 'low' : 'ok'
}

/** How much room there is where a folder lies. */
export const readDisk = (folder: string): Promise<DiskState> =>
  statfs(folder).then(judgeDisk, () => 'unknown' as const)
