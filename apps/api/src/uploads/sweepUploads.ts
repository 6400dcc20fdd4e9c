import type { Clock } from '../clock/Clock.ts'
import type { Originals } from '../images/Originals.ts'
import type { UploadsRepository } from './uploads.repository.ts'

/** How long a form may take: a draft left for a night still finds its photos. */
const KEPT_HOURS = 48
const AT_ONCE = 500
const HOUR_MS = 3_600_000

/** Removes pictures that no ad took; returns how many there were. */
export const sweepUploads = async (
  uploads: UploadsRepository,
  originals: Originals,
  clock: Clock,
): Promise<number> => {
  const before = new Date(clock().getTime() - KEPT_HOURS * HOUR_MS)
  const old = await uploads.findUnclaimed(before, AT_ONCE)
  if (old.length === 0) return 0
  const paths = await uploads.forget(old.map(({ id }) => id))
  await Promise.all(paths.map((path) => originals.remove(path)))

  return paths.length
}
