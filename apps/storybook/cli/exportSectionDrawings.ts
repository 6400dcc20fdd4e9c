/**
 * Writes the section pictures into the ui package: one SVG a kind of goods and the style sheet
 * that finds them by name. Run at authoring time, whenever the drawings change; results are committed.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { type DrawingKind, drawings } from '@inzrt/fixtures/drawings/drawings'
import { drawObject } from '@inzrt/fixtures/drawings/drawObject'

const SECTION = new URL('../../../packages/ui/src/section/', import.meta.url)
const ICONS = new URL('icons/', SECTION)
const FALLBACK = 'market'

const kinds = Object.keys(drawings) as DrawingKind[]

const rule = (kind: string): string =>
  `.drawing[data-drawing='${kind}'] {\n  background-image: url('./icons/${kind}.svg');\n}\n`

const styleSheet = `/* Made by apps/storybook/cli/exportSectionDrawings.ts; change the drawings, not this file. */
.drawing {
  display: block;
  flex: none;
  background: url('./icons/${FALLBACK}.svg') center / contain no-repeat;
  filter: var(--sticker, none);
}

${kinds.map(rule).join('\n')}`

await mkdir(ICONS, { recursive: true })
for (const file of await readdir(ICONS)) {
  if (file !== `${FALLBACK}.svg`) await rm(new URL(file, ICONS))
}
for (const kind of kinds) {
  const drawing = drawObject(kind, { shadows: true }).replace(' aria-hidden="true"', '')
  await writeFile(new URL(`${kind}.svg`, ICONS), `${drawing}\n`)
}
await writeFile(new URL('drawings.module.css', SECTION), styleSheet)

console.log(`${kinds.length} drawings`)
