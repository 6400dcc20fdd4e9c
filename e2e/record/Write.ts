import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Adds a file to the recording. */
export type Write = (path: string, content: string | Buffer) => void

/** Writes into the folder of a recording, each file once: two of one name would hide an answer. */
export const createWrite = (folder: string): Write => {
  const written = new Set<string>()

  return (path, content) => {
    if (written.has(path)) throw new Error(`${path} is recorded twice.`)
    written.add(path)
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, content)
  }
}
