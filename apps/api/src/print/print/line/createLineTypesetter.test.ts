import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLineTypesetter } from './createLineTypesetter.ts'
import { type LineSetter, startLineSetter } from './startLineSetter.ts'

const adOf = (text: string) =>
  ({ type: 'offer', lead: 'Kolo', text, code: '', isBoxed: false }) as const
const clientOf = (at: number) => `203.0.113.${at}`
const LINES = [{ kind: '', lead: 'KOLO', text: ' modré.', isFull: false }]
const stops: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) stop()
})

/** A setter that waits for leave, and what it was given. */
const createHeld = () => {
  const asked: string[] = []
  const leave = Promise.withResolvers<void>()
  const start = (): LineSetter => ({
    set: async ({ text }) => {
      asked.push(text)
      await leave.promise

      return LINES
    },
    isAlive: () => true,
    stop: () => undefined,
  })

  return { asked, leave: leave.resolve, typesetter: createLineTypesetter(start) }
}

test('N003 one ad is set at a time, eight wait, and the next is told to come again', async () => {
  const { asked, leave, typesetter } = createHeld()
  const answers = Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => typesetter.set(clientOf(at), adOf(`${at}`))),
  )
  await expect(typesetter.set(clientOf(99), adOf('another'))).rejects.toMatchObject({
    status: 429,
    code: 'crowded',
  })
  expect(asked).toEqual(['0'])

  leave()
  expect((await answers).filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
})

test('N003 a client with many ads waiting leaves places to others, and none waits forever', async () => {
  vi.useFakeTimers()
  const { leave, typesetter } = createHeld()
  const refused: string[] = []
  const set = (client: string, text: string) =>
    typesetter.set(client, adOf(text)).catch(() => void refused.push(text))
  const many = Array.from({ length: 9 }, (_, at) => set('flood', `${at}`))
  const other = set('other', 'other')
  await vi.advanceTimersByTimeAsync(0)
  expect(refused).toEqual(['8'])

  await vi.advanceTimersByTimeAsync(1_500)
  expect(refused).toHaveLength(9)
  leave()
  await Promise.all([...many, other])
})

test('N003 equal ads are set once, and only the latest are remembered', async () => {
  const { asked, leave, typesetter } = createHeld()
  leave()
  for (const text of ['first', 'first'])
    expect(await typesetter.set('a', adOf(text))).toEqual(LINES)
  expect(asked).toEqual(['first'])

  for (let at = 0; at < 200; at++) await typesetter.set('a', adOf(`${at}`))
  await typesetter.set('a', adOf('199'))
  expect(asked).toHaveLength(201)
  await typesetter.set('a', adOf('first'))
  expect(asked).toHaveLength(202)
})

test('N003 a process that ended over an ad is a refusal, and the next ad has a new one', async () => {
  const started: LineSetter[] = []
  const typesetter = createLineTypesetter(() => {
    const setter = startLineSetter()
    started.push(setter)
    stops.push(setter.stop)

    return setter
  })
  const lost = typesetter.set('a', adOf('lost'))
  await expect.poll(() => started.length).toBe(1)
  started[0]?.stop()

  await expect(lost).rejects.toMatchObject({ status: 429, cause: expect.any(Error) })
  expect(await typesetter.set('a', adOf('modré.'))).toEqual([
    { ...LINES[0], text: expect.stringMatching(/^ modré\./) },
  ])
  expect(started).toHaveLength(2)
})

test('N003 a process that starts slowly delays none beyond the bff’s limit, and goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inzrt-slow-'))
  await writeFile(join(folder, 'slow.mjs'), 'setInterval(() => undefined, 1_000)')
  vi.useFakeTimers()
  const setter = startLineSetter(join(folder, 'slow.mjs'))
  stops.push(setter.stop)
  const typesetter = createLineTypesetter(() => setter)
  const refused = expect(typesetter.set('a', adOf('first'))).rejects.toMatchObject({
    status: 429,
    cause: expect.stringMatching('too long'),
  })
  await vi.advanceTimersByTimeAsync(3_000)
  await refused
  expect(setter.isAlive()).toBe(true)

  await vi.advanceTimersByTimeAsync(27_000)
  vi.useRealTimers()
  await expect.poll(() => setter.isAlive()).toBe(false)
  await rm(folder, { recursive: true })
})
