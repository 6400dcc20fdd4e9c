import { HOUR_MS } from '@inzrt/domain/time'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import type { Unclaimed, UploadsRepository } from './uploads.repository.ts'

/** How long a form may take: a draft left for a night still finds its photos. */
const RETENTION_HOURS = 48
const BATCH_SIZE = 500

/** Removes pictures that no ad took; returns how many there were. */
export const sweepUploads = async (
  uploads: UploadsRepository,
  originals: Originals,
  clock: Clock,
  turn?: AbortSignal,
): Promise<number> => {
  const before = new Date(clock().getTime() - RETENTION_HOURS * HOUR_MS)
  const files = eachRow<string>('remove picture', (path) => path)
  await drain<Unclaimed>(async (after) => {
    const old = await uploads.findUnclaimed(before, BATCH_SIZE, after)
    const paths = await uploads.forget(old.map(({ id }) => id))
    await files.treat(null, paths, (path) => originals.remove(path))

    return old
  }, turn)

  return files.settle()
}
