import { sha256 } from '../../platform/crypto/sha256.ts'

const LENGTH = 16

/** Stands for what may be changed of a record, as it is now. */
export const etagOf = (changeable: object): string =>
  sha256(JSON.stringify(Object.entries(changeable).toSorted())).slice(0, LENGTH)

/** What differs, as it was and as it is. */
export const differences = (before: object, after: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, Reflect.get(before, name), value] as const)
      .filter(([, was, is]) => was !== is)
      .map(([name, was, is]) => [name, { was, is }]),
  )
