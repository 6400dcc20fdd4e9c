import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import advisories from './advisories.json' with { type: 'json' }

const parse = (version: string): number[] => version.split('-')[0]?.split('.').map(Number) ?? []

const isOlder = (version: string, atLeast: string): boolean => {
  const [have, need] = [parse(version), parse(atLeast)]
  const at = need.findIndex((part, index) => part !== have[index])

  return at !== -1 && (have[at] ?? 0) < (need[at] ?? 0)
}

const majorOf = (version: string): number => parse(version)[0] ?? 0

/** The fix in a version's own major line, else the newest one. */
const fixFor = (version: string, fixedIn: readonly string[]): string =>
  fixedIn.find((fix) => majorOf(fix) === majorOf(version)) ?? fixedIn.at(-1) ?? version

/** Every version that the lock file resolves a package to. */
const lockedVersions = (lock: string, name: string): string[] => [
  ...new Set(
    [...lock.matchAll(/^ {2}'?((?:@[^/@]+\/)?[^@']+)@([^(':]+)/gm)]
      .filter(([, found]) => found === name)
      .map(([, , version]) => version ?? ''),
  ),
]

/** No audit service need be reachable: known advisories are kept in advisories.json and checked against the lock file. */
export const advisoryPins = (): string[] => {
  const lock = readFileSync(`${root}pnpm-lock.yaml`, 'utf8')

  return advisories.flatMap(({ package: name, fixedIn, because }) =>
    lockedVersions(lock, name)
      .filter((version) => isOlder(version, fixFor(version, fixedIn)))
      .map(
        (version) => `${name} ${version} is older than ${fixFor(version, fixedIn)} (${because}).`,
      ),
  )
}
