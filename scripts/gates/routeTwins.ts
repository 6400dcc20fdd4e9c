import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ALL_PAGES, sitesOf } from '../../packages/contracts/src/pages.ts'
import { root } from '../stack/settings.ts'

const routes = (app: string) =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: `${root}apps/${app}/src/app` })
      .sort()
      .map((file) => [file, readFileSync(`${root}apps/${app}/src/app/${file}`, 'utf8')]),
  )

/** The gate of the adult site, the moderators' area of the other. */
const isOnOneSite = (folder: string): boolean =>
  ALL_PAGES.some((page) => page.path === `/${folder}` && sitesOf(page).length === 1)

/** Both sites have the same routes, letter by letter; what differs is the brand they import. */
export const routeTwins = (): string[] => {
  const [general, adult] = [routes('general'), routes('adult')]
  const shared = [...new Set([...general.keys(), ...adult.keys()])].filter(
    (file) => !isOnOneSite(dirname(file)),
  )

  return shared
    .filter((file) => general.get(file) !== adult.get(file))
    .map((file) => `apps/general and apps/adult differ in src/app/${file}.`)
}
