import { readdir } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const FOLDER = pathToFileURL(`${import.meta.dirname}/../platform/database/schema/`)

/** Everything the files of the schema export, by name. */
export const readSchema = async (): Promise<Readonly<Record<string, unknown>>> => {
  const files = await readdir(FOLDER)
  const modules = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ new URL(name, FOLDER).href)),
  )

  return Object.assign({}, ...modules)
}
