import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type HostileFile, hostilePictures } from '../../test/hostilePictures.ts'
import { mutatePhotos } from '../../test/mutatePhotos.ts'
import { PLANTED, plantedPhotos } from '../../test/plantedPhotos.ts'
import { preparePicture } from './preparePicture.ts'

const METADATA = ['exif', 'xmp', 'iptc', 'orientation', 'comments'] as const

/** What is wrong with what became of a file; nothing, if it was refused. */
const faultOf = async ({ name, bytes }: HostileFile): Promise<string | null> => {
  const made = await preparePicture(bytes)
  if ('refusal' in made) return null
  const { bytes: kept } = made.picture
  const facts = await sharp(kept).metadata()
  const left = METADATA.filter((kind) => facts[kind] !== undefined)
  const isClean = !kept.includes(PLANTED) && !kept.includes('<script') && left.length === 0

  return facts.format === 'jpeg' && isClean ? null : `${name}: ${facts.format} with ${left}`
}

const faultsOf = async (files: readonly HostileFile[]): Promise<string[]> => {
  const faults = []
  for (const file of files) faults.push(await faultOf(file))

  return faults.filter((fault) => fault !== null)
}

test('P016 R299 files of two kinds, torn ones and liars are refused, or kept as clean photos', async () => {
  expect(await faultsOf(await hostilePictures())).toEqual([])
}, 60_000)

test('P016 R299 of two hundred damaged photos none breaks the decoder or leaves metadata behind', async () => {
  expect(await faultsOf(await mutatePhotos(200, 20))).toEqual([])
}, 60_000)

test('P016 a photo with a place in it is kept without the place', async () => {
  const photos = await plantedPhotos()
  const made = await Promise.all(photos.map(preparePicture))

  expect(photos.every((photo) => photo.includes(PLANTED))).toBe(true)
  expect(made.map((each) => 'picture' in each && each.picture.bytes.includes(PLANTED))).toEqual(
    photos.map(() => false),
  )
  expect(made.every((each) => 'picture' in each)).toBe(true)
})
