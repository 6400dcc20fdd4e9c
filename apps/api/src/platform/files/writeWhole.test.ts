import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@inzrt/domain/time'
import { afterAll, expect, test } from 'vitest'
import { sweepUnfinished, writeWhole } from './writeWhole.ts'

const folder = await mkdtemp(join(tmpdir(), 'inzrt-whole-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('S014 a file that cannot get its name leaves nothing behind', async () => {
  await mkdir(`${folder}/taken/1.jpg`, { recursive: true })
  await expect(writeWhole(folder, '/taken/1.jpg', Buffer.from('x'))).rejects.toThrow()

  expect(await readdir(`${folder}/.unfinished`)).toEqual([])
})

test('S014 what a killed process had begun is swept, what is being written is not', async () => {
  await writeWhole(folder, '/a/1.jpg', Buffer.from('whole'))
  for (const name of ['old', 'young']) await writeFile(`${folder}/.unfinished/${name}`, 'ha')
  const yesterday = new Date(Date.now() - DAY_MS)
  await utimes(`${folder}/.unfinished/old`, yesterday, yesterday)
  await sweepUnfinished(folder, new Date(Date.now() - HOUR_MS))

  expect(await readdir(`${folder}/.unfinished`)).toEqual(['young'])
  expect(await readFile(`${folder}/a/1.jpg`, 'utf8')).toBe('whole')
})
