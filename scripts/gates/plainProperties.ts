import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/

/** An object literal spread into another, or into the properties of a component. */
const SPREAD_LITERAL = /\.{3}\{/

/** Properties stand plainly where they belong: no object literal is spread. */
export const plainProperties = (): string[] =>
  projectFiles()
    .filter((file) => SOURCE.test(file))
    .filter((file) => SPREAD_LITERAL.test(readFileSync(`${root}${file}`, 'utf8')))
    .map((file) => `${file} spreads an object literal: write its properties plainly.`)
