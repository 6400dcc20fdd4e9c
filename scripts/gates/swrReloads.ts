import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

/** `mutate` given away as a callback instead of being called. */
const GIVEN_AWAY = /[:=]\s*\{?mutate\s*[,})]/

const isOfPortal = (file: string): boolean => /^packages\/portal\/src\/.*\.tsx?$/.test(file)

/** SWR's `mutate` takes what it is called with for the new data: a button's event, or what an action answers. */
export const swrReloads = (): string[] =>
  projectFiles()
    .filter(isOfPortal)
    .filter((file) => GIVEN_AWAY.test(readFileSync(`${root}${file}`, 'utf8')))
    .map((file) => `${file} gives \`mutate\` away; give \`() => mutate()\`.`)
