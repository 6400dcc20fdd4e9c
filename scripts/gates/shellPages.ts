import { globSync } from 'node:fs'
import type { Page } from '../../packages/contracts/src/pages/Page.ts'
import { ALL_PAGES, sitesOf } from '../../packages/contracts/src/pages.ts'
import { root } from '../stack/settings.ts'

/** Addresses differ by their shape alone: Next wants one name of a varying part in all routes below a folder. */
const shapeOf = (path: string): string => path.replace(/\{\w+\}|\[\w+\]/g, '{}')

const fileOf = ({ path, kind }: Page): string =>
  `${shapeOf(path === '/' ? '' : path.slice(1))}/${kind === 'page' ? 'page.tsx' : 'route.ts'}`.replace(
    /^\//,
    '',
  )

const routesOf = (site: string): Set<string> =>
  new Set(globSync('**/{page.tsx,route.ts}', { cwd: `${root}apps/${site}/src/app` }).map(shapeOf))

const findingsOf = (site: 'general' | 'adult'): string[] => {
  const routes = routesOf(site)
  const pages = new Set(
    ALL_PAGES.filter((page) => !page.isStatic && sitesOf(page).includes(site)).map(fileOf),
  )

  return [
    ...[...pages.difference(routes)].map(
      (file) => `apps/${site}/src/app/${file} is missing: packages/contracts/src/pages.ts has it.`,
    ),
    ...[...routes.difference(pages)].map(
      (file) => `apps/${site}/src/app/${file} is missing in packages/contracts/src/pages.ts.`,
    ),
  ]
}

/** Each site answers the addresses of the table of pages, and no others. */
export const shellPages = (): string[] => (['general', 'adult'] as const).flatMap(findingsOf)
