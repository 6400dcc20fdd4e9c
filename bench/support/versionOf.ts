import { readFileSync } from 'node:fs'
import { root } from '../../scripts/stack/settings.ts'

/**
 * Version of an installed package, as a workspace sees it.
 * @example versionOf('fastify', 'apps/bff') // '5.12.8'
 */
export const versionOf = (name: string, workspace: string): string =>
  JSON.parse(readFileSync(`${root}${workspace}/node_modules/${name}/package.json`, 'utf8')).version
