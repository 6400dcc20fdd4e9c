import { DAY_MS } from '@inzrt/domain/time'
import type { Originals } from '../../catalogue/images/Originals.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { drain } from '../../platform/jobs/drain.ts'
import { eachRow } from '../../platform/jobs/eachRow.ts'
import type { UploadsRepository } from './uploads.repository.ts'

const BATCH_SIZE = 500

/** Files that lie there without anything pointing to them, a few hundred at a time. */
async function* strayFiles(
  uploads: UploadsRepository,
  originals: Originals,
  before: Date,
): AsyncGenerator<string> {
  let paths: string[] = []
  for await (const { path, changedAt } of originals.list()) {
    if (changedAt < before) paths.push(path)
    if (paths.length < BATCH_SIZE) continue
    yield* await uploads.unknownOf(paths)
    paths = []
  }
  yield* await uploads.unknownOf(paths)
}

/**
 * Removes pictures of deleted ads, and files whose row was never written because a process was
 * killed in between. Files are as old as the machine says, or as the store does.
 * @returns how many files were removed
 */
export const sweepPictures = async (
  uploads: UploadsRepository,
  originals: Originals,
  clock: Clock,
  stopping?: AbortSignal,
): Promise<number> => {
  const files = eachRow<string>('remove picture', (path) => path)
  const remove = (paths: readonly string[]) =>
    files.treat(null, paths, (path) => originals.remove(path))
  await drain(async () => {
    const gone = await uploads.forgetDeleted(BATCH_SIZE)
    await remove(await uploads.unknownOf(gone))

    return gone
  }, stopping)
  // The earlier of both: with a wrong clock, a file that is being added is not taken for an old one.
  const before = new Date(Math.min(clock().getTime(), Date.now()) - DAY_MS)
  await originals.sweep(before)
  for await (const path of strayFiles(uploads, originals, before)) {
    if (stopping?.aborted) break
    await remove([path])
  }

  return files.settle()
}
