import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'

/** Texts the specification spells with three points, sign by sign. */
const EXACT = /(?:Načítám|Vyhledávám|Napište, co hledáte|PSČ, město, část obce)\.{3}/g

/** A word that ends a text with three points; in comments stands what people write. */
const POINTS = /^(?! *(?:\*|\/\/)).*\p{L}\.{3}['"`<]/mu

const isOfProduct = (file: string): boolean =>
  /^(?:packages|apps)\/.*\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Three dots are one sign, "…", in every text but those of the specification. */
export const threeDots = (): string[] =>
  projectFiles()
    .filter(isOfProduct)
    .filter((file) => POINTS.test(readFileSync(`${root}${file}`, 'utf8').replace(EXACT, '')))
    .map((file) => `${file} writes "..." where "…" is meant.`)
