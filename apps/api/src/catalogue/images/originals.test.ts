import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { sweepPictures } from '../../advertising/uploads/sweepPictures.ts'
import { createUploadsRepository } from '../../advertising/uploads/uploads.repository.ts'
import { systemClock } from '../../platform/clock/Clock.ts'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { drawPhoto } from '../../test/drawPhoto.ts'
import { startStore } from '../../test/startStore.ts'
import { uploadOf } from '../../test/uploadOf.ts'
import { createOriginals } from './createOriginals.ts'
import type { Originals } from './Originals.ts'
import { createS3Originals } from './s3/createS3Originals.ts'
import { signRequest } from './s3/signRequest.ts'

const folder = await mkdtemp(join(tmpdir(), 'inzrt-originals-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const store = await startStore()

const pathOf = (letter: string): string => `/2026/05/${letter.repeat(22)}/1.jpg`
const listed = async (originals: Originals): Promise<string[]> => {
  const paths: string[] = []
  for await (const { path, changedAt } of originals.list()) {
    expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(600_000)
    paths.push(path)
  }

  return paths.toSorted()
}

describe.each([
  ['a folder', createOriginals(folder)],
  ['an S3 store', createS3Originals(store.settings)],
])('pictures in %s', (_, originals) => {
  test('R158 are read as they were written, and tell when they change', async () => {
    const path = pathOf('a')
    await originals.write(path, Buffer.from('první'))
    const first = await originals.find(path)
    expect(String(await first?.read())).toBe('první')

    await originals.write(path, Buffer.from('druhá, delší'))
    const second = await originals.find(path)
    expect(String(await second?.read())).toBe('druhá, delší')
    expect(second?.version).not.toBe(first?.version)
  })

  test('R158 are gone once they are removed, twice if need be', async () => {
    await originals.write(pathOf('b'), Buffer.from('x'))
    await originals.remove(pathOf('b'))
    await originals.remove(pathOf('b'))

    expect(await originals.find(pathOf('b'))).toBeNull()
    expect(await originals.find('/2026/05/nikdy/1.jpg')).toBeNull()
  })

  test('R158 are listed all, papers and drawings are not', async () => {
    const paths = ['c', 'd', 'e', 'f', 'g'].map(pathOf)
    for (const path of [...paths, '/demo/kresba.svg', '/2026/kolo.jpg'])
      await originals.write(path, Buffer.from('x'))

    expect(await listed(originals)).toEqual([pathOf('a'), ...paths])
  })

  test('P016 a photo is uploaded, shown in its sizes and swept by the product over them', async () => {
    const { ask, database } = await createTestApp({ store: originals })
    const photo = await drawPhoto({ width: 800, height: 600, seed: 3 }).jpeg().toBuffer()
    const upload = uploadOf(photo, 'foto.jpg', visitorOf('general'))
    const answer = await ask('/api/front/images', { method: 'POST', ...upload })
    const { thumb } = answer.json().data
    const shown = await ask(thumb, { headers: visitorOf('general') })

    expect([answer.statusCode, shown.statusCode]).toEqual([201, 200])
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 480, height: 360 })

    const before = (await listed(originals)).length
    expect(await sweepPictures(createUploadsRepository(database), originals, systemClock)).toBe(0)
    expect(await listed(originals)).toHaveLength(before)
  })
})

const AT = new Date('2013-05-24T00:00:00Z')
const EXAMPLE = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

test.each([
  [
    ...['GET', '/test.txt', { range: 'bytes=0-9' }],
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    ...['GET', '/?max-keys=2&prefix=J', {}],
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
  [
    ...['GET', '/?lifecycle', {}],
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
] as [string, string, Record<string, string>, string][])(
  'a request is signed as the makers of S3 say it is: %s %s',
  (method, path, headers, signature) => {
    const url = new URL(path, 'https://examplebucket.s3.amazonaws.com')
    const { authorization } = signRequest(EXAMPLE, { method, url, headers, at: AT })

    expect(authorization).toMatch(new RegExp(`Signature=${signature}$`))
  },
)

test('a store that has a bad moment is asked again, one that has many is an error', async () => {
  const originals = createS3Originals(store.settings)
  store.failWith(503, 500)
  await originals.write(pathOf('h'), Buffer.from('x'))
  expect(store.files.has(pathOf('h').slice(1))).toBe(true)

  store.failWith(503, 503, 503)
  await expect(originals.find(pathOf('h'))).rejects.toThrow('did not answer HEAD')
})

test.each([
  [{ secretKey: 'jiné tajemství' }, 'refused PUT: 403'],
  [{ region: 'us-east-1' }, 'refused PUT: 403'],
  [{ bucket: 'jiny' }, 'no bucket jiny'],
])('R158 a picture is not kept with %j, and that is said', async (change, reason) => {
  const originals = createS3Originals({ ...store.settings, ...change })

  await expect(originals.write(pathOf('i'), Buffer.from('x'))).rejects.toThrow(reason)
  expect(store.files.has(pathOf('i').slice(1))).toBe(false)
})
