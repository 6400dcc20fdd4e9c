import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foldLetters } from '@inzrt/domain/text'
import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'
import type { IndexEntry, StoryIndex } from 'storybook/internal/types'

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

const withWords = (index: StoryIndex, words: ReadonlyMap<string, string>): StoryIndex => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      const [, place = ''] = entry.importPath.split('packages/')
      const title = [words.get(place), foldLetters(entry.title)].filter(Boolean).join(' ')
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
