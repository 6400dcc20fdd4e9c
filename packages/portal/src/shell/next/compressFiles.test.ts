import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

test('P065 every text of a build gets compressed copies beside it, pictures and fonts none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  const script = 'console.log("Štěňata");'.repeat(100)
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks/a.js'), script)
  writeFileSync(join(folder, 'font.woff2'), 'font')

  compressFiles(folder)

  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'chunks',
    'chunks/a.js',
    'chunks/a.js.br',
    'chunks/a.js.gz',
    'font.woff2',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, 'chunks/a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'chunks/a.js.gz'))).toString()).toBe(script)
})
