import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

/** Whether a file's stories are of the component that it is named after, under the same name; a hook has none. */
const isOfItsName = (file: string): boolean => {
  const name = basename(file, '.stories.tsx')
  const text = readFileSync(`${root}${file}`, 'utf8')
  const component = /^use[A-Z]/.test(name) ? String.raw`\w+` : String.raw`${name}\b`

  return (
    new RegExp(`\\btitle: '[^'/]+/${name}'`).test(text) &&
    new RegExp(`\\bcomponent: ${component}`).test(text)
  )
}

/** Each component has one file of stories; Storybook makes its controls and its page from it. */
export const storyNames = (): string[] =>
  projectFiles()
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => !isOfItsName(file))
    .map((file) => `${file} needs a title and a component of the file's name.`)
