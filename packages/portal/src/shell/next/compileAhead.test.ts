import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileAhead } from './compileAhead.ts'

test('P065 scripts of a build ask to be compiled while they come, styles stay as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  writeFileSync(join(folder, 'a.js'), 'run()')
  writeFileSync(join(folder, 'a.css'), 'a {}')

  compileAhead(folder)

  // The browser looks for the hint in the first line only.
  expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(readFileSync(join(folder, 'a.css'), 'utf8')).toBe('a {}')
})
