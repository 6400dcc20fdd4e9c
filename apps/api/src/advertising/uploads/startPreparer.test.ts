import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { drawPhoto } from '../../test/drawPhoto.ts'
import { createPreparers } from './createPreparers.ts'
import {
  type Arriving,
  type Preparer,
  type PreparerLimits,
  startPreparer,
} from './startPreparer.ts'

const photo = await drawPhoto().jpeg().toBuffer()
const started: Pick<Preparer, 'stop'>[] = []

const start = (limits?: PreparerLimits): Preparer => {
  const preparer = startPreparer(limits)
  started.push(preparer)

  return preparer
}

/** Arrives in pieces, as from a network. */
async function* arriving(file: Buffer): Arriving {
  for (let at = 0; at < file.length; at += 5_000) yield file.subarray(at, at + 5_000)
}

/** Is lost in the middle. */
async function* lost(file: Buffer): Arriving {
  yield file.subarray(0, 5_000)
  throw new Error('The visitor left.')
}

afterEach(() => {
  for (const { stop } of started.splice(0)) stop()
})

const ASKER = { client: '203.0.113.7' }

test('P016 one process makes one photo after another', async () => {
  const preparer = start()
  const first = await preparer.prepare(arriving(photo))
  const second = await preparer.prepare(arriving(photo))

  expect(first).toMatchObject({ picture: { width: 800, height: 600 } })
  expect(second).toEqual(first)
  expect(preparer.isFit()).toBe(true)
})

test('R299 a process that needed much memory for a photo makes no other one', async () => {
  const { width, height } = { width: 5_000, height: 5_000 }
  const large = await sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const preparer = start()

  expect(await preparer.prepare(arriving(large))).toHaveProperty('picture')
  expect(preparer.isFit()).toBe(false)
})

test('R299 a photo that takes too much memory ends its process, and is called too large', async () => {
  const preparer = start({ ms: 10_000, megabytes: 1 })

  expect(await preparer.prepare(arriving(photo))).toEqual({ refusal: 'too_many_pixels' })
  expect(preparer.isFit()).toBe(false)
})

test('R299 a photo that takes longer than it may ends its process', async () => {
  const preparer = start({ ms: 0, megabytes: 236 })

  expect(await preparer.prepare(arriving(photo))).toMatchObject({ refusal: 'unreadable' })
  expect(preparer.isFit()).toBe(false)
})

test('R299 after a file lost on its way the next one is made as usual', async () => {
  const preparers = createPreparers()
  started.push(preparers)

  await expect(preparers.prepare(lost(photo), ASKER)).rejects.toThrow('The visitor left.')
  expect(await preparers.prepare(arriving(photo), ASKER)).toMatchObject({ picture: { width: 800 } })
})

test('R299 of more than two photos at once, the others wait and are made', async () => {
  const preparers = createPreparers({ longestWaitMs: 60_000 })
  started.push(preparers)
  const made = await Promise.all(
    Array.from({ length: 5 }, () => preparers.prepare(arriving(photo), ASKER)),
  )

  expect(made.filter((each) => 'picture' in each)).toHaveLength(5)
})
