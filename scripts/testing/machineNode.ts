import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The Node that the machine brings, older than the project's own: others run the packages in such a one.
 * The project's own where there is no other.
 */
export const machineNode = (): string =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file)) ?? process.execPath
