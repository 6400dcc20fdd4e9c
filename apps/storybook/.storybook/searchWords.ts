import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { foldLetters } from '@inzrt/domain/text'
import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'
import type { IndexEntry, StoryIndex } from 'storybook/internal/types'
import { GUIDE_WORDS } from '../src/docs/guideWords.ts'

const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url))

/** Storybook's search looks into the headings of a page of docs, by which a page is found without being named so. */
type Findable = IndexEntry & { anchors?: { id: string; title: string }[] }

const readWords = async (): Promise<ReadonlyMap<string, string>> => {
  const files = globSync('{ui,portal}/src/**/*.usage.ts', { cwd: PACKAGES })

  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const { usage }: { usage: ComponentUsage } = await import(PACKAGES + file)
        const words = [usage.name, ...(usage.others ?? [])].join(' ')

        return [
          file.replace('.usage.ts', '.stories.tsx'),
          `${words} ${foldLetters(words)}`,
        ] as const
      }),
    ),
  )
}

/** Headings of a page that tells rules, and what it is asked for. */
const wordsOfGuide = (file: string): string => {
  const text = readFileSync(new URL(`../src/docs/${basename(file)}`, import.meta.url), 'utf8')
  const headings = Array.from(text.matchAll(/^##+ (.+)$/gm), ([, heading]) => heading)
  const words = [GUIDE_WORDS[basename(file, '.mdx')], ...headings].join(', ')

  return `${words} ${foldLetters(words)}`
}

const withWords = (index: StoryIndex, words: ReadonlyMap<string, string>): StoryIndex => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      const [, place = ''] = entry.importPath.split('packages/')
      const own = entry.importPath.endsWith('.mdx')
        ? wordsOfGuide(entry.importPath)
        : words.get(place)
      const title = [own, foldLetters(entry.title)].filter(Boolean).join(' ')
      const found: Findable =
        entry.type === 'docs' ? { ...entry, anchors: [{ id: '', title }] } : entry

      return [id, found]
    }),
  ),
})

type Generator = { getIndex: () => Promise<StoryIndex> }

/** Lets the search of Storybook find a page by what it is called in Czech, by other names and without accents. */
export const storyIndexGenerator = async (generator: Generator): Promise<Generator> => {
  const words = await readWords()
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => withWords(await getIndex(), words)

  return generator
}
