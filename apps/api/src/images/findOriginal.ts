import { stat } from 'node:fs/promises'

/** A picture as it was uploaded or, in the demo, drawn. `version` changes with its content. */
export type Original = Readonly<{ file: string; version: string }>

/** Drawn pictures are kept as drawings beside the name they are asked for by. */
const candidates = (file: string): readonly string[] => [file, file.replace(/\.[a-z]+$/, '.svg')]

/** The original of a picture, or null. */
export const findOriginal = async (folder: string, path: string): Promise<Original | null> => {
  for (const file of candidates(folder + path)) {
    const found = await stat(file).catch(() => null)
    if (found?.isFile())
      return {
        file,
        version: `${Math.floor(found.mtimeMs).toString(36)}-${found.size.toString(36)}`,
      }
  }

  return null
}
