import { createRandom, type Random } from '@inzrt/fixtures/random/createRandom'
import type { HostileFile } from './hostilePictures.ts'
import { plantedPhotos } from './plantedPhotos.ts'

type Mutation = (bytes: Buffer, random: Random) => Buffer

const flip: Mutation = (bytes, random) => {
  const flipped = Buffer.from(bytes)
  for (let left = random.int(1, 40); left > 0; left--)
    flipped[random.int(0, bytes.length - 1)] = random.int(0, 255)

  return flipped
}

/** Most decoders trust what stands first. */
const flipHead: Mutation = (bytes, random) =>
  Buffer.concat([flip(bytes.subarray(0, 200), random), bytes.subarray(200)])

const cut: Mutation = (bytes, random) => {
  const from = random.int(0, bytes.length - 1)

  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + random.int(1, 400))])
}

const repeat: Mutation = (bytes, random) => {
  const from = random.int(0, bytes.length - 1)
  const part = bytes.subarray(from, from + random.int(1, 400))

  return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)])
}

/** A length that promises far too much, or nothing. */
const lengthen: Mutation = (bytes, random) => {
  const changed = Buffer.from(bytes)
  const at = random.int(0, Math.min(bytes.length - 4, 600))
  changed.writeUInt32BE(random.pick([0, 1, 0x7fffffff, 0xffffffff, 0xffff]), at)

  return changed
}

const MUTATIONS: readonly Mutation[] = [flip, flipHead, cut, repeat, lengthen]

/** As many damaged photos as asked for; the same ones for the same seed. */
export const mutatePhotos = async (count: number, seed: number): Promise<HostileFile[]> => {
  const photos = await plantedPhotos()

  return Array.from({ length: count }, (_, n) => {
    const random = createRandom(seed, n)
    let bytes = random.pick(photos)
    for (let left = random.int(1, 3); left > 0; left--)
      bytes = random.pick(MUTATIONS)(bytes, random)

    return { name: `mutant ${n} of seed ${seed}`, bytes }
  })
}
