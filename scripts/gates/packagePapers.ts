import { existsSync, globSync, readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

const text = (path: string): string | undefined =>
  existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined

const licence = (folder: string): string[] =>
  [
    text(`${folder}/LICENSE`) !== text('LICENSE') &&
      `${folder}/LICENSE is not the LICENSE of the root.`,
    JSON.parse(text(`${folder}/package.json`) ?? '').license !== 'MIT' &&
      `${folder}/package.json does not say "license": "MIT".`,
  ].filter((finding) => finding !== false)

/** Every app and package carries its papers: it may be read, and leave, without the rest. */
export const packagePapers = (): string[] =>
  globSync(['apps/*/package.json', 'packages/*/package.json', '{e2e,bench}/package.json'], {
    cwd: root,
  })
    .map((manifest) => manifest.replace('/package.json', ''))
    .flatMap(licence)
