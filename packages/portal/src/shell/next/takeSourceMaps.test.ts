import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeSourceMaps } from './takeSourceMaps.ts'

/** A served folder with these files, and what is kept of its maps, by name. */
const take = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  takeSourceMaps(folder, `${folder}-maps`)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  return {
    served: Object.fromEntries(globSync('*', { cwd: folder }).map((name) => [name, read(name)])),
    map: (name: string) => JSON.parse(readFileSync(join(`${folder}-maps`, name), 'utf8')),
  }
}

test('maps leave the served folder, named as the file they belong to', () => {
  const { served, map } = take({
    'a.js': 'run()\n//# sourceMappingURL=x.js.map\n',
    'x.js.map': '{"mappings":"AAAA"}',
    'a.css': 'a {}\n/*# sourceMappingURL=y.css.map*/',
    'y.css.map': '{"mappings":"AAAA"}',
  })

  expect(served).toEqual({ 'a.js': 'run()\n', 'a.css': 'a {}' })
  expect(map('a.css.map').mappings).toBe('AAAA')
})

test('maps of scripts know of the line that is put before each script', () => {
  const sections = [{ offset: { line: 4, column: 2 }, map: { mappings: 'AAAA' } }]
  const { map } = take({
    'a.js': 'run()\n//# sourceMappingURL=x.js.map',
    'x.js.map': '{"mappings":"AAAA"}',
    'b.js': 'run()\n//# sourceMappingURL=z.js.map',
    'z.js.map': JSON.stringify({ sections }),
  })

  expect(map('a.js.map').mappings).toBe(';AAAA')
  expect(map('b.js.map').sections[0].offset).toEqual({ line: 5, column: 2 })
})
