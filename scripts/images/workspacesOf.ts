import { globSync, readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

type Manifest = Readonly<{ name: string; dependencies?: Readonly<Record<string, string>> }>

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))

/**
 * Folders of a workspace and of those it runs with, however far away.
 * @example workspacesOf('apps/bff') // ['apps/bff', 'packages/contracts', …]
 */
export const workspacesOf = (folder: string): readonly string[] => {
  const folders = new Map(
    globSync('packages/*', { cwd: root }).map((one) => [manifestOf(one).name, one]),
  )
  const found = new Set([folder])
  for (const one of found)
    for (const name of Object.keys(manifestOf(one).dependencies ?? {})) {
      const next = folders.get(name)
      if (next) found.add(next)
    }

  return [...found]
}
