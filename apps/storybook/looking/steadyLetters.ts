import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Has signs that our typefaces lack drawn by the typeface that comes with the pinned browser, not by the machine's. */
export const steadyLetters = (browser: string): Readonly<Record<string, string>> => {
  const settings = `${dirname(browser)}/fonts/fonts.conf`

  return existsSync(settings) ? { FONTCONFIG_FILE: settings } : {}
}
