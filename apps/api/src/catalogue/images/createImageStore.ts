import { createHash } from 'node:crypto'
import { readFile, utimes } from 'node:fs/promises'
import { crowded } from '../../platform/errors/authProblems.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { imageNotFound } from '../../platform/errors/problems.ts'
import { StorageUnavailable } from '../../platform/errors/StorageUnavailable.ts'
import { writeWhole } from '../../platform/files/writeWhole.ts'
import { type Asker, createFairQueue } from '../../platform/http/createFairQueue.ts'
import { shareCalls } from '../../platform/jobs/shareCalls.ts'
import type { ImageFormat } from './ImageFormat.ts'
import type { ImageRequest } from './ImageRequest.ts'
import { isImmutable, type Original, type Originals } from './Originals.ts'
import { renderVariant } from './renderVariant.ts'
import { sweepVariants } from './sweepVariants.ts'
import { VARIANTS_BYTES } from './variantsBytes.ts'

export type ImageStore = ReturnType<typeof createImageStore>

/** A picture ready to be sent: its hash is known before its bytes are made. */
export type FoundImage = Readonly<{ etag: string; read: (asker: Asker) => Promise<Buffer> }>

/** A page of pictures nobody has seen yet, also on a busy machine: late is better than broken. The bff waits for longer. */
const TURNS = { atOnce: 2, waiting: 300, longestWaitMs: 8_000, refusal: () => crowded(2) } as const

/** Change when pictures are made otherwise than before, so that kept ones are made again. */
const RECIPE = 2

/** The folder is looked over whenever so much of its room was written. */
const SHARE_BETWEEN_SWEEPS = 0.1

const hashOf = (original: Original, { path, variant }: ImageRequest, format: ImageFormat): string =>
  createHash('sha1')
    .update([RECIPE, path, original.version, variant, format].join())
    .digest('base64url')

/** What cannot be decoded, or would take too long, is no picture; why is for the log only. */
const refuseUnreadable = (cause: unknown): never => {
  throw cause instanceof Problem || cause instanceof StorageUnavailable
    ? cause
    : Object.assign(imageNotFound(), { cause })
}

/** Pictures in all their sizes, made when first asked for and kept on the disk beside a folder. */
export const createImageStore = (
  originals: Originals,
  folder: string,
  mostBytes: number = VARIANTS_BYTES,
) => {
  const cache = `${folder}-cache`
  const runQueued = createFairQueue(TURNS)
  const once = shareCalls<Buffer>()
  // What an earlier process left is looked over with the first one.
  let written = mostBytes

  const bound = (bytes: number): void => {
    written += bytes
    if (written < mostBytes * SHARE_BETWEEN_SWEEPS) return
    written = 0
    sweepVariants(cache, mostBytes * (1 - SHARE_BETWEEN_SWEEPS)).catch(() => undefined)
  }

  const make = async (path: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await render().catch(refuseUnreadable)
    // A full disk costs time, not pictures.
    await writeWhole(cache, path, bytes).then(
      () => bound(bytes.length),
      () => undefined,
    )

    return bytes
  }

  const readKept = async (path: string): Promise<Buffer> => {
    const bytes = await readFile(cache + path)
    const now = new Date()
    // Those nobody asked for longest go first.
    await utimes(cache + path, now, now).catch(() => undefined)

    return bytes
  }

  const readOriginal = async (path: string): Promise<Buffer> => {
    const original = await originals.find(path)
    if (!original) throw imageNotFound()

    return original.read()
  }

  return {
    /** A picture as it came; where it never changes, its place is asked only when its bytes are wanted. */
    locate: async (path: string): Promise<Original | null> =>
      isImmutable(path)
        ? { version: 'once', read: () => readOriginal(path) }
        : originals.find(path),

    /** Bytes kept under a hash, or made in the asker's turn and kept. Others who want the same wait for their own. */
    keep: (
      hash: string,
      format: ImageFormat,
      render: () => Promise<Buffer>,
      asker: Asker,
    ): Promise<Buffer> => {
      const path = `/${hash.slice(0, 2)}/${hash}.${format}`
      const readOrMake = () => once(path, () => readKept(path).catch(() => make(path, render)))

      return readKept(path).catch(() => runQueued(asker, readOrMake))
    },

    async find(request: ImageRequest, format: ImageFormat): Promise<FoundImage | null> {
      const original = await this.locate(request.path)
      if (!original) return null
      const hash = hashOf(original, request, format)
      const render = async () => renderVariant(await original.read(), request.variant, format)

      return { etag: `"${hash}"`, read: (asker) => this.keep(hash, format, render, asker) }
    },
  }
}
