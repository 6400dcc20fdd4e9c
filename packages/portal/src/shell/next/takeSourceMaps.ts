import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const REFERENCE = /\n\/[/*]# sourceMappingURL=([\w.~-]+)(?:\*\/)?/

type Offset = { readonly line: number; readonly column: number }
type SourceMap =
  | { readonly sections: readonly { readonly offset: Offset }[] }
  | { readonly sections?: never; readonly mappings: string }

/** compileAhead puts a line before each script. */
const lineLower = (map: SourceMap): SourceMap =>
  map.sections
    ? {
        ...map,
        sections: map.sections.map((section) => ({
          ...section,
          offset: { ...section.offset, line: section.offset.line + 1 },
        })),
      }
    : { ...map, mappings: `;${map.mappings}` }

const keep = (map: string, target: string): void => {
  const content = JSON.parse(readFileSync(map, 'utf8'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(target.endsWith('.js.map') ? lineLower(content) : content))
}

/**
 * Moves source maps out of a folder that is served, each under the name of its script or style sheet, and takes the
 * comments that name them away: they hold our sources, and are kept for those who read a visitor's error.
 */
export const takeSourceMaps = (folder: string, kept: string): void => {
  rmSync(kept, { recursive: true, force: true })
  for (const name of globSync('**/*.{js,css}', { cwd: folder })) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const [reference, map] = REFERENCE.exec(text) ?? []
    if (!reference || !map) continue

    keep(join(dirname(file), map), join(kept, `${name}.map`))
    writeFileSync(file, text.replace(reference, ''))
  }
  for (const map of globSync('**/*.map', { cwd: folder })) rmSync(join(folder, map))
}
