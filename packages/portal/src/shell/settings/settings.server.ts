import 'server-only'
import { readSettings, type Settings } from './readSettings.ts'

let known: Settings | undefined

/** The site's settings, read when first asked for: a build needs none. */
export const settings = (): Settings => {
  known ??= readSettings(process.env)

  return known
}
