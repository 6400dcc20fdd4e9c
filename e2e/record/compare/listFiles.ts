import { globSync, statSync } from 'node:fs'

/** Files of a recording, by their paths within it. */
export const listFiles = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .filter((path) => statSync(`${folder}/${path}`).isFile())
    .sort()
