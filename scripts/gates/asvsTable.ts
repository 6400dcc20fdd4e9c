import { existsSync, readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

type Row = Readonly<{
  id: string
  tests?: readonly Readonly<{ file: string; title: string }>[]
  /** Why the requirement is not met. */
  deviation?: string
}>

const findingsOf = ({ id, tests = [], deviation }: Row): string[] => [
  ...(tests.length > 0 === (deviation === undefined)
    ? []
    : [`docs/asvs.json: ${id} needs tests, or a reason why there are none.`]),
  ...tests
    .filter(
      ({ file, title }) =>
        !existsSync(root + file) || !readFileSync(root + file, 'utf8').includes(title),
    )
    .map(({ file, title }) => `docs/asvs.json: ${id} names „${title}“, which is not in ${file}.`),
]

/** docs/asvs.json is true as far as it goes: every requirement once, each by tests that are there. */
export const asvsTable = (): string[] => {
  const { rows }: { rows: readonly Row[] } = JSON.parse(
    readFileSync(`${root}docs/asvs.json`, 'utf8'),
  )
  const ids = rows.map(({ id }) => id)

  return [
    ...ids
      .filter((id, n) => ids.indexOf(id) !== n)
      .map((id) => `docs/asvs.json: ${id} is there twice.`),
    ...rows.flatMap(findingsOf),
  ]
}
