import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** More than a shell draws in the time a start may take. */
const MOST = 200

/** Pages without a query, as the store names them: what somebody searched for is written nowhere. */
const PLAIN = /^\S+ \/[^\s?]*$/

const AskedPagesSchema = z.array(z.string().check(z.regex(PLAIN)))

const pathOf = (folder: string): string => `${folder}/asked-pages.json`

/**
 * Writes down the addresses of the pages that were asked for last, of `keys` in the order of their use. Contents are
 * not kept: nobody would have told a file what is taken away.
 */
export const rememberAskedPages = async (
  folder: string,
  keys: readonly string[],
): Promise<void> => {
  const asked = keys.filter((key) => PLAIN.test(key)).slice(-MOST)
  if (asked.length === 0) return
  const draft = `${pathOf(folder)}.${process.pid}`
  await writeFile(draft, JSON.stringify(asked.toReversed()), { mode: 0o600 })
  await rename(draft, pathOf(folder))
}

/** What was written down, the page asked for last first; nothing where that cannot be read. */
export const recallAskedPages = (folder: string): readonly string[] => {
  try {
    return AskedPagesSchema.parse(JSON.parse(readFileSync(pathOf(folder), 'utf8')))
  } catch {
    return []
  }
}
