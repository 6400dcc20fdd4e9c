import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { INTERNAL_KEY } from '../../test/secrets.ts'
import { uploadOf } from '../../test/uploadOf.ts'

const PROGRAM = fileURLToPath(new URL('../../test/fullDisk.process.ts', import.meta.url))
/** Of each file, in kilobytes: what is larger breaks off in the middle, as on a full disk, for root too. */
const MOST = 64
const database = await createTestDatabase()
const imagesDir = await mkdtemp(join(tmpdir(), 'inzrt-full-'))

const api = spawn(
  'bash',
  [
    ...['-c', `trap '' XFSZ; ulimit -f ${MOST}; exec "$0" "$@"`],
    ...[process.execPath, PROGRAM, database.url, imagesDir, INTERNAL_KEY],
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const [line] = await once(api.stdout, 'data')
const origin = String(line).trim()

afterAll(async () => {
  api.kill()
  await once(api, 'exit')
  await database.close()
  for (const folder of [imagesDir, `${imagesDir}-cache`])
    await rm(folder, { recursive: true, force: true })
})

type Upload = { data: { thumb: string } }

const upload = async (photo: Buffer) => {
  const { headers, payload } = uploadOf(photo, 'foto.jpg', visitorOf('general'))
  const answer = await fetch(`${origin}/api/front/images`, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  })

  return { status: answer.status, body: (await answer.json()) as Upload }
}
const files = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** Noise takes as many bytes as it has points, so the size of each file is known. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

test('S014 a photo the disk has no room for is refused in Czech, and nothing of it stays', async () => {
  const { status, body } = await upload(await noise(1_000))

  expect([status, body]).toEqual([
    507,
    {
      code: 'storage',
      message: 'Fotku teď nemáme kam uložit. Zkuste to prosím později.',
      errors: { images: ['Fotku teď nemáme kam uložit. Zkuste to prosím později.'] },
    },
  ])
  expect(await files(imagesDir)).toEqual([])
  expect(await database.db.select().from(adImages)).toEqual([])
})

test('S014 what still fits is kept, and a size too large for the disk is shown all the same', async () => {
  const { status, body } = await upload(await noise(300))
  expect([status, await files(imagesDir)]).toEqual([201, ['1.jpg']])

  const show = async () => {
    const url = `${origin}${body.data.thumb.replace('thumb2x', 'card')}`
    const answer = await fetch(url, { headers: visitorOf('general') })

    return [answer.status, (await answer.arrayBuffer()).byteLength > MOST * 1_024]
  }
  expect(await show()).toEqual([200, true])
  expect(await files(`${imagesDir}-cache`)).toEqual([])
})
