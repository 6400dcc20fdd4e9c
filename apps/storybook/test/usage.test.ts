import { globSync, readFileSync } from 'node:fs'
import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'
import { describe, expect, test } from 'vitest'
import { importLine } from '../src/usage/importLine.ts'
import { componentOf, USAGES } from '../src/usage/usages.ts'
import { WRONG_DRAWINGS } from '../src/usage/wrongDrawings.tsx'

const PACKAGES = new URL('../../../packages/', import.meta.url)
const FILES = globSync('{ui,portal}/src/**/*.tsx', { cwd: PACKAGES }).filter(
  (file) => !/\.test\.tsx$/.test(file),
)

/** They have a gallery. */
const ICONS = /^ui\/src\/icon\//
/** They stand for a page in the stories of others. */
const SAMPLES = /^ui\/src\/testing\//
/** Of the portal's components, those have a page that have stories. */
const PORTAL = /^portal\//

const storyFiles = FILES.filter((file) => file.endsWith('.stories.tsx'))
const componentFiles = FILES.filter(
  (file) => !storyFiles.includes(file) && !ICONS.test(file) && !SAMPLES.test(file),
)

const components = new Set(componentFiles.map(componentOf))
/** Those of the design system. */
const own = componentFiles.filter((file) => !PORTAL.test(file))

const pages = Object.entries(USAGES).map(([path, usage]) => {
  const file = path.replace(/^.*\/packages\//, '')
  const stories = `${file.replace('.usage.ts', '')}.stories.tsx`
  const text = storyFiles.includes(stories) ? readFileSync(new URL(stories, PACKAGES), 'utf8') : ''

  return {
    name: componentOf(path),
    usage,
    stories,
    imported: importLine(path),
    exports: Array.from(text.matchAll(/^export const (\w+): Story\b/gm), ([, name]) => name),
  }
})

const examplesOf = ({ dos, donts }: ComponentUsage) => [...dos, ...donts]

const textsOf = (usage: ComponentUsage): string[] => [
  ...[usage.purpose, usage.words, usage.access.names],
  ...[usage.access.keys, usage.access.announced].filter((text) => text !== undefined),
  ...usage.avoid.map(({ when }) => when),
  ...usage.anatomy.map(({ text }) => text),
  ...examplesOf(usage).map(({ text }) => text),
]

const SENTENCE = /^\P{Ll}.*[.?!]“?$/su
const LEAST = 10
/** So short a text may well be said of two components. */
const PHRASE = 30

test('every component has its page, or is a part of one that has', () => {
  const told = new Set(
    pages.flatMap(({ name, usage }) => [name, ...usage.anatomy.map(({ component }) => component)]),
  )

  expect(own.filter((file) => !told.has(componentOf(file)))).toEqual([])
})

test('every file of stories has its page', () => {
  const told = pages.map(({ stories }) => stories)

  expect(storyFiles.filter((file) => !told.includes(file))).toEqual([])
})

test.each(pages)('page of $name says how it is imported, if it is published', (page) => {
  const { name, stories, imported } = page
  const place = stories.replace('.stories.tsx', '')
  const file = own.find((each) => [`${place}.tsx`, `${place}.client.tsx`].includes(each))

  expect(imported).toBe(
    file && `import { ${name} } from '@inzrt/ui/${file.replace(/^ui\/src\/|\.tsx$/g, '')}'`,
  )
})

test('no two pages say the same sentence', () => {
  const said = pages.flatMap(({ usage }) => textsOf(usage).filter(({ length }) => length > PHRASE))

  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
})

test('every drawing of what is wrong is shown, and exists', () => {
  const named = pages.flatMap(({ usage }) =>
    examplesOf(usage).flatMap(({ drawing }) => drawing ?? []),
  )

  expect(named.sort()).toEqual(Object.keys(WRONG_DRAWINGS).sort())
})

describe.each(pages)('page of $name', ({ usage, stories, exports }) => {
  test('lies beside its stories and names only those that exist', () => {
    expect(storyFiles).toContain(stories)
    const named = examplesOf(usage).flatMap(({ story }) => story ?? [])
    expect(named.filter((story) => !exports.includes(story))).toEqual([])
  })

  test('names only components that exist', () => {
    const named = [
      ...usage.avoid.map(({ instead }) => instead),
      ...usage.anatomy.map(({ component }) => component),
    ].filter((name) => name !== undefined)

    expect(named.filter((name) => !components.has(name))).toEqual([])
  })

  test('says something of everything, in whole sentences', () => {
    for (const part of [usage.avoid, usage.anatomy, usage.dos, usage.donts])
      expect(part).not.toEqual([])
    expect(textsOf(usage).filter((text) => text.length < LEAST || !SENTENCE.test(text))).toEqual([])
  })

  test('has Czech quotation marks', () => {
    expect(textsOf(usage).filter((text) => /["']/.test(text.replace(/`[^`]*`/g, '')))).toEqual([])
  })
})
