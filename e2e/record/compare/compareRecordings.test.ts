import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compareRecordings } from './compareRecordings.ts'

const recording = (files: Readonly<Record<string, string | Buffer>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'))
  mkdirSync(join(folder, 'pages'))
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content)

  return folder
}

const picture = (width: number, dot: number, compressionLevel = 6) =>
  sharp(Buffer.from([0, 0, dot, 0].slice(0, width)), { raw: { width, height: 1, channels: 1 } })
    .png({ compressionLevel })
    .toBuffer()

test('files that are new, gone or other are told, the same ones are not', async () => {
  const before = recording({ 'pages/a.txt': 'a', 'pages/b.txt': 'b', 'rights.txt': 'same' })
  const after = recording({ 'pages/b.txt': 'c', 'pages/d.txt': 'd', 'rights.txt': 'same' })

  expect(await compareRecordings(before, after)).toEqual([
    { path: 'pages/a.txt', lines: ['is gone'] },
    { path: 'pages/b.txt', lines: ['line 1', '- b', '+ c'] },
    { path: 'pages/d.txt', lines: ['is new'] },
  ])
})

test('pictures are compared by their points, however they are written', async () => {
  const before = recording({ 'a.png': await picture(4, 0, 0), 'b.png': await picture(4, 0) })
  const after = recording({ 'a.png': await picture(4, 0, 9), 'b.png': await picture(4, 9) })

  expect(await compareRecordings(before, after)).toEqual([
    { path: 'b.png', lines: ['1 points differ of 4'] },
  ])
})

test('a picture of another size is told so', async () => {
  const before = recording({ 'a.png': await picture(4, 0) })
  const after = recording({ 'a.png': await picture(3, 0) })

  expect(await compareRecordings(before, after)).toEqual([
    { path: 'a.png', lines: ['4 × 1 became 3 × 1'] },
  ])
})
