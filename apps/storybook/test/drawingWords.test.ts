import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DRAWING_WORDS } from '../src/docs/drawingWords.ts'

const UI = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))
const drawn = ['section/icons/*.svg', 'icon/*Icon.tsx']
  .flatMap((pattern) => globSync(pattern, { cwd: UI }))
  .map((file) => basename(file, extname(file)))
  .filter((name) => name !== 'Icon')

test('every drawing and icon says in Czech what it shows, and none that is gone', () => {
  expect(Object.keys(DRAWING_WORDS).toSorted()).toEqual(drawn.toSorted())
})
