import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What one part of the sandbox remembers, by keys. */
export type Records<Item> = Readonly<{
  get(key: string): Item | undefined
  /** The newest first. */
  list(): readonly Item[]
  /** Keeps an item, in place of one of the same key. */
  put(key: string, item: Item): void
}>

const MOST = 2_000

/** Opens a file of one record a line. What is older than the last two thousand is forgotten at the next start. */
export const openRecords = <Item>(file: string): Records<Item> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const kept = new Map(lines.slice(-MOST).map((line) => JSON.parse(line) as [string, Item]))
  const write = (entry: readonly [string, Item]): string => `${JSON.stringify(entry)}\n`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, [...kept].map(write).join(''), { mode: 0o600 })

  return {
    get: (key) => kept.get(key),
    list: () => [...kept.values()].reverse(),
    put: (key, item) => {
      kept.set(key, item)
      appendFileSync(file, write([key, item]))
    },
  }
}
