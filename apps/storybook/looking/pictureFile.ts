import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOOKS, type LookName } from '../.storybook/looks.ts'

const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url))
const PICTURES = fileURLToPath(new URL('../pictures/', import.meta.url))

/** Where the picture of a story in the looks of one brand is kept: `ui/button/Button/primary.inzrt.webp`. */
export const pictureFile = (storiesFile: string, storyId: string, look: LookName): string => {
  const place = relative(PACKAGES, storiesFile)
    .split(sep)
    .join('/')
    .replace('/src/', '/')
    .replace('.stories.tsx', '')
  const [, name] = storyId.split('--')

  return `${PICTURES}${place}/${name}.${LOOKS[look].brand}.webp`
}
