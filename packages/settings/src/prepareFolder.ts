import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Makes the folder a setting names, so that one which cannot be written is told at the start.
 * @throws Error that names the setting
 * @example prepareFolder('DATA_DIR', '/var/lib/inzrt')
 */
export const prepareFolder = (name: string, folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `Wrong settings: ${name} is a folder that cannot be written: ${folder} (${code}).`,
    )
  }
}
