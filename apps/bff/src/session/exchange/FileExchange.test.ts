import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileExchange } from './FileExchange.ts'

let folder: string
let faults: string[]
let ours: FileExchange
let theirs: FileExchange
beforeEach(() => {
  folder = `${mkdtempSync(`${tmpdir()}/exchange-`)}/sessions`
  faults = []
  ours = new FileExchange(folder, (code) => faults.push(code))
  theirs = new FileExchange(folder, (code) => faults.push(code))
})
afterEach(() => {
  ours.close()
  theirs.close()
})

/** Time passes for everything the folder holds. */
const passTime = (ms: number): void => {
  for (const name of readdirSync(folder)) {
    const end = new Date(statSync(`${folder}/${name}`).mtimeMs - ms)
    utimesSync(`${folder}/${name}`, end, end)
  }
}
const MINUTE = 60_000

test('one of two processes gets the right to exchange, the other when it is given back', async () => {
  const release = await ours.claim('key')
  expect(release).not.toBeNull()
  expect(await theirs.claim('key')).toBeNull()
  await release?.()
  expect(await theirs.claim('key')).not.toBeNull()
})

test('the right of a process that died is given to another', async () => {
  await ours.claim('key')
  passTime(16_000)
  expect(await theirs.claim('key')).toBeNull()
  expect(await theirs.claim('key')).not.toBeNull()
})

test('of a process of this machine that is no more, the right is given on at once', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(`${folder}/key.claim`, `${hostname()} ${gone}`)
  expect(await ours.claim('key')).toBeNull()
  expect(await ours.claim('key')).not.toBeNull()
})

test('a successor is remembered for the time of idleness, once settled for a minute', async () => {
  await ours.keepSuccessor('a', 'sealed a')
  await ours.keepSuccessor('b', 'sealed b')
  await theirs.settle('b')
  expect([await theirs.successor('a'), await theirs.successor('b')]).toEqual([
    'sealed a',
    'sealed b',
  ])
  passTime(MINUTE)
  await theirs.settle('b')
  expect([await theirs.successor('a'), await theirs.successor('b')]).toEqual(['sealed a', null])
  passTime(65 * MINUTE)
  expect(await theirs.successor('a')).toBeNull()
  expect(faults).toEqual([])
})

test('an end is known in every process, for the life of the session', async () => {
  await ours.end('id', 10 * MINUTE)
  expect([await ours.hasEnded('id'), await theirs.hasEnded('id')]).toEqual([true, true])
  expect(await theirs.hasEnded('other')).toBe(false)
})

test('a folder that fails is reported, and each process goes on with what it knows itself', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  await ours.end('id', MINUTE)
  await ours.keepSuccessor('key', 'sealed')
  expect(await ours.hasEnded('id')).toBe(true)
  expect(await ours.successor('key')).toBeNull()
  expect(await ours.claim('key')).not.toBeNull()
  expect(faults).toContain('ENOTDIR')
})

test('only its owner can read the folder', () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})
