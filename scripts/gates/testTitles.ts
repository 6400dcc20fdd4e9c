import { readFileSync } from 'node:fs'
import { root } from '../stack/settings.ts'
import { projectFiles } from './projectFiles.ts'
import { type FoundTitle, readTitles } from './readTitles.ts'

const TEST_FILE = /\.(?:test|spec)\.tsx?$/

/** Signs of a title, as a reader counts them. */
const LONGEST = 80

const isLong = ({ title }: FoundTitle): boolean => [...title].length > LONGEST

/** What is told of the titles of a file that are no short sentences. */
export const longTitles = (file: string, text: string): string[] =>
  readTitles(file, text)
    .filter(isLong)
    .map(
      ({ line, title }) =>
        `${file}:${line} “${title}” needs a title of ${LONGEST} signs at most, without the numbers of its rows.`,
    )

/** A test is named by one short sentence about behaviour; what else holds stands in its assertions. */
export const testTitles = (): string[] =>
  projectFiles()
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => longTitles(file, readFileSync(`${root}${file}`, 'utf8')))
