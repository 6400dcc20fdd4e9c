import { globSync, readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

const routes = (app: string) =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: `${root}apps/${app}/src/app` })
      .sort()
      .map((file) => [file, readFileSync(`${root}apps/${app}/src/app/${file}`, 'utf8')]),
  )

/** Route files that one site has alone: the gate of the adult one, the moderators' area of the other. */
const ONE_SITE_ONLY = /^(vekova-brana|sprava)\//

/** Both sites have the same routes, letter by letter; what differs is the brand they import. */
export const routeTwins = (): string[] => {
  const [general, adult] = [routes('general'), routes('adult')]
  const shared = [...new Set([...general.keys(), ...adult.keys()])].filter(
    (file) => !ONE_SITE_ONLY.test(file),
  )

  return shared
    .filter((file) => general.get(file) !== adult.get(file))
    .map((file) => `apps/general and apps/adult differ in src/app/${file}.`)
}
