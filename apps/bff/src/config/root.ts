import { resolve } from 'node:path'

/** The folder of the project; settings name folders from here. */
export const root = resolve(import.meta.dirname, '../../../..')
