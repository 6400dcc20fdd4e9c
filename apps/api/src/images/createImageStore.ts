import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { imageNotFound } from '../errors/problems.ts'
import { createGate } from '../http/createGate.ts'
import type { ImageFormat } from './ImageFormat.ts'
import type { ImageRequest } from './ImageRequest.ts'
import type { Original, Originals } from './Originals.ts'
import { renderVariant } from './renderVariant.ts'
import { shareFlight } from './shareFlight.ts'

export type ImageStore = ReturnType<typeof createImageStore>

/** A picture ready to be sent: its mark is known before its bytes are made. */
export type FoundImage = Readonly<{ etag: string; read: () => Promise<Buffer> }>

/** Change when pictures are made otherwise than before, so that kept ones are made anew. */
const RECIPE = 2

const markOf = (original: Original, { path, variant }: ImageRequest, format: ImageFormat): string =>
  createHash('sha1')
    .update([RECIPE, path, original.version, variant, format].join())
    .digest('base64url')

/** What cannot be decoded, or would take too long, is no picture; why is for the log only. */
const refuseUnreadable = (cause: unknown): never => {
  throw Object.assign(imageNotFound(), { cause })
}

const writeWhole = async (file: string, bytes: Buffer): Promise<void> => {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/** Pictures in all their sizes, made when first asked for and kept on the disk beside a folder. */
export const createImageStore = (originals: Originals, folder: string) => {
  const gate = createGate({ atOnce: 2, waiting: 300 })
  const once = shareFlight<Buffer>()

  const make = async (kept: string, render: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await gate(() => render().catch(refuseUnreadable))
    // A full disk costs time, not pictures.
    await writeWhole(kept, bytes).catch(() => undefined)

    return bytes
  }

  return {
    /** Bytes kept under a mark, or made and kept. */
    keep: (mark: string, format: ImageFormat, render: () => Promise<Buffer>): Promise<Buffer> => {
      const kept = `${folder}-cache/${mark.slice(0, 2)}/${mark}.${format}`

      return once(kept, () => readFile(kept).catch(() => make(kept, render)))
    },

    async find(request: ImageRequest, format: ImageFormat): Promise<FoundImage | null> {
      const original = await originals.find(request.path)
      if (!original) return null
      const mark = markOf(original, request, format)
      const render = async () => renderVariant(await original.read(), request.variant, format)

      return { etag: `"${mark}"`, read: () => this.keep(mark, format, render) }
    },
  }
}
