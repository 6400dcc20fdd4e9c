import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GLOSSARY, SPELT } from '../src/docs/glossary.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SOURCES = [
  'packages/{domain,rules,api-client,portal,ui}/src/**/*.{ts,tsx}',
  'apps/{api,bff,general,adult}/src/**/*.{ts,tsx,typ}',
]
/** What people search for and write is theirs. */
const NOT_OURS =
  /\.(?:test|testdata|stories|bench)\.|\/(?:test|testing|seed)\/|\/domain\/src\/(?:search|print\/abbreviations)|\/rules\/src\/moderation\/(?:adultWeights|isCoarse)/
const isComment = (line: string): boolean => /^ *(?:\*|\/\/|\/\*)/u.test(line)

const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
  (file) => !NOT_OURS.test(`/${file}`),
)
/** Texts as one reads them, on one line and with plain spaces. */
const textOf = (file: string): string =>
  readFileSync(ROOT + file, 'utf8')
    .split('\n')
    .filter((line) => !isComment(line))
    .join(' ')
    .replaceAll(/\{'\\u00a0'\}|\\u00a0|&nbsp;|\s+/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    // What others call a component, for those who look for it so.
    .replace(/ others: \[[^\]]*\]/u, '')
const texts = files.map((file) => ({ file, text: textOf(file) }))
const withoutSpelt = texts.map(({ file, text }) => ({
  file,
  text: SPELT.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text),
}))

test('texts of both sites, letters and the desk are looked at', () => {
  expect(files).toContain('packages/portal/src/content/help.ts')
  expect(files).toContain('packages/ui/src/gate/AgeGate.tsx')
  expect(files).toContain('apps/api/src/messages/mail/templates/adPassport.ts')
})

test.each(GLOSSARY)('„$word“ is said by no other word', ({ found }) => {
  const said = withoutSpelt.flatMap(({ file, text }) => {
    const other = found.exec(text)

    return other ? [`${file}: ${other[0]}`] : []
  })

  expect(said).toEqual([])
})

test.each(SPELT)('„%s“ still stands somewhere', (sentence) => {
  expect(texts.some(({ text }) => text.includes(sentence))).toBe(true)
})
