import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A file of a build that is kept, an older or a newer one than runs here; null when none of them has it. Names of
 * files tell their content, so it does not matter which build is asked first.
 * @param path under /_next/, as routes let it through: no part of it begins with a dot
 */
export const readKeptAsset = async (folder: string, path: string): Promise<Buffer | null> => {
  for (const build of await readdir(folder).catch(() => [])) {
    const file = await readFile(join(folder, build, path.slice('/_next/'.length))).catch(() => null)
    if (file) return file
  }

  return null
}
