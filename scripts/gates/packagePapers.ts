import { existsSync, globSync, readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

const text = (path: string): string | undefined =>
  existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined

const papers = (folder: string): string[] => {
  const { name, license } = JSON.parse(text(`${folder}/package.json`) ?? '')

  return [
    text(`${folder}/LICENSE`) !== text('LICENSE') &&
      `${folder}/LICENSE is not the LICENSE of the root.`,
    license !== 'MIT' && `${folder}/package.json does not say "license": "MIT".`,
    !text(`${folder}/README.md`)?.startsWith(`# ${name}\n`) &&
      `${folder}/README.md must begin with "# ${name}" and say what lives here.`,
  ].filter((finding) => finding !== false)
}

/** Every app and package carries its papers: it may be read, and leave, without the rest. */
export const packagePapers = (): string[] =>
  globSync(['apps/*/package.json', 'packages/*/package.json', '{e2e,bench}/package.json'], {
    cwd: root,
  })
    .map((manifest) => manifest.replace('/package.json', ''))
    .flatMap(papers)
