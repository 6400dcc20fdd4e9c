import { readdirSync, readFileSync, statSync } from 'node:fs'
import { testSettings } from '../../scripts/stack/settings.ts'
import { secretsIn } from './leaks.ts'

/** Whom the journeys invent, and what only their letters and texts may say. */
const PERSONAL =
  /(?:jana-|host\.)[0-9a-z]{8,10}(?:@|%40)|Overovaci kod|(?:token|code)=[\w-]{20,}|__Host-/

/** Errors as our processes write them, and as Next.js does. */
const ERROR = /^\{"level":[56]0,.*|^ ?⨯ .*/gm

const folder = (): string => `${testSettings.dataDir}/logs`

/** How long each log is by now. */
export const lengthsOfLogs = (): ReadonlyMap<string, number> =>
  new Map(readdirSync(folder()).map((name) => [name, statSync(`${folder()}/${name}`).size]))

/** What should not be in the logs of any process of the product: secrets, people, and errors since they had these lengths. */
export const faultsInLogs = (lengths: ReadonlyMap<string, number>): string[] =>
  readdirSync(folder()).flatMap((name) => {
    const log = readFileSync(`${folder()}/${name}`)
    const text = log.toString('utf8')
    const since = log.subarray(lengths.get(name)).toString('utf8')
    const found = [
      ...secretsIn(text),
      ...(PERSONAL.exec(text)?.slice(0, 1) ?? []),
      ...(since.match(ERROR) ?? []),
    ]

    return found.map((fault) => `${name}: ${fault}`)
  })
