import { expect, test } from 'vitest'
import { createTestApp } from '../../test/createTestApp.ts'
import { judgeDisk, readDisk } from './readDisk.ts'

const MIB = 1024 * 1024
const GIB = 1024 * MIB

test.each([
  [500 * GIB, 100 * GIB, 'ok'],
  [500 * GIB, 1.1 * GIB, 'ok'],
  [500 * GIB, 0.9 * GIB, 'low'],
  [500 * GIB, 60 * MIB, 'full'],
  [2 * GIB, 300 * MIB, 'ok'],
  [2 * GIB, 100 * MIB, 'low'],
  [2 * GIB, 0, 'full'],
])('S014 of %d bytes with %d free a disk is %s', (total, free, expected) => {
  expect(judgeDisk({ bsize: 4096, blocks: total / 4096, bavail: free / 4096 })).toBe(expected)
})

test('S014 /ready tells how much room the disk of pictures has', async () => {
  const { ask, imagesDir } = await createTestApp()
  const answer = await ask('/ready')

  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ready', disk: await readDisk(imagesDir) },
  ])
  expect(await readDisk('/nowhere/at/all')).toBe('unknown')
})
