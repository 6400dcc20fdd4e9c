import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { isImmutable, type Originals } from './Originals.ts'

const CONCURRENCY = 8

export type Copied = Readonly<{ copied: number; kept: number }>

type Options = Readonly<{
  /** Takes what the store has for right, unread. */
  onlyMissing?: boolean
  report?: (line: string) => void
}>

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const sumIn = async (store: Originals, path: string): Promise<string | null> => {
  const found = await store.find(path)

  return found && sumOf(await found.read())
}

/** @returns whether it had to be copied */
const copyFile = async (
  folder: string,
  path: string,
  store: Originals,
  onlyMissing: boolean,
): Promise<boolean> => {
  if (onlyMissing && (await store.find(path))) return false
  const bytes = await readFile(folder + path)
  const sum = sumOf(bytes)
  if ((await sumIn(store, path)) === sum) return false
  await store.write(path, bytes)
  if ((await sumIn(store, path)) !== sum)
    throw new Error(`The store gives ${path} back otherwise than it was given.`)

  return true
}

/**
 * Copies the pictures and papers of a folder into a store and reads back what is there. Broken off, it is begun again
 * and copies what is missing.
 */
export const copyFolder = async (
  folder: string,
  store: Originals,
  { onlyMissing = false, report = () => undefined }: Options = {},
): Promise<Copied> => {
  const files = glob('{[0-9]*/[0-9]*/*/*,editions/**/*.*}', { cwd: folder })
  let [copied, kept] = [0, 0]
  let isBroken = false
  const workOff = async (): Promise<void> => {
    for await (const file of files) {
      const path = `/${file}`
      if (isBroken) return
      if (!isImmutable(path)) continue
      if (await copyFile(folder, path, store, onlyMissing)) copied += 1
      else kept += 1
      if ((copied + kept) % 1_000 === 0) report(`${copied + kept} files …`)
    }
  }
  // All take from one list.
  const turns = Array.from({ length: CONCURRENCY }, () =>
    workOff().catch((error) => {
      isBroken = true
      throw error
    }),
  )
  // What is under way is done before a failure is told.
  await Promise.allSettled(turns)
  await Promise.all(turns)

  return { copied, kept }
}
