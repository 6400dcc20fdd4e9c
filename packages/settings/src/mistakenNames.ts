import type { Environment } from './Environment.ts'
import { FILE_SUFFIX } from './readFiles.ts'

/** Letters to change, add or leave out between two words. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [n, letter] of [...one].entries()) {
    const next = [n + 1]
    for (const [m, candidate] of [...other].entries())
      next.push(
        Math.min(
          (next[m] ?? 0) + 1,
          (row[m + 1] ?? 0) + 1,
          (row[m] ?? 0) + (letter === candidate ? 0 : 1),
        ),
      )
    row = next
  }

  return row.at(-1) ?? 0
}

const LETTERS_A_SLIP = 5

/**
 * Sentences about variables that are no settings but are spelt nearly as one. Others belong to other
 * programs, so nothing is refused for them.
 * @example mistakenNames(['TRUSTED_PROXIES'], { TRUSTED_PROXY: '10.0.0.1' })
 * // ['TRUSTED_PROXY is no setting and is not read; TRUSTED_PROXIES is one']
 */
export const mistakenNames = (
  settings: readonly string[],
  environment: Environment,
): readonly string[] => {
  const known = [...settings, ...settings.map((name) => `${name}${FILE_SUFFIX}`)]

  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find(
        (candidate) =>
          distance(name.toUpperCase(), candidate) <=
            Math.floor(candidate.length / LETTERS_A_SLIP) && environment[candidate] === undefined,
      )

      return meant ? [`${name} is no setting and is not read; ${meant} is one`] : []
    })
}
