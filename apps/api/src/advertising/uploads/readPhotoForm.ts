import type { Readable } from 'node:stream'
import { PHOTO_BYTES, PHOTO_MEGABYTES } from '@inzrt/rules/limits'
import type { Arriving } from './startPreparer.ts'
import { missingPicture, pictureTooLarge, tornUpload } from './uploadProblems.ts'

/** As browsers write it; RFC 2046 admits no boundary longer than 70 characters. */
const FORM_TYPE = /^multipart\/form-data; ?boundary=([A-Za-z0-9'()+_,./:=?-]{1,70})$/i

/** The first boundary, and the headers of the file behind it. */
const HEAD_BYTES = 4 * 1024
const HEAD_END = '\r\n\r\n'
const CLOSED = '--'

type Pieces = AsyncIterator<Buffer>

/** The next piece of a form that is not over yet. */
const next = async (pieces: Pieces): Promise<Buffer> => {
  const piece = await pieces.next().catch(() => null)
  if (!piece || piece.done) throw tornUpload()

  return piece.value
}

/** Reads up to the file, and tells what was read of that. */
const skipHead = async (pieces: Pieces, boundary: string): Promise<Buffer> => {
  let read = await next(pieces)
  while (!read.includes(HEAD_END) && read.length <= HEAD_BYTES)
    read = Buffer.concat([read, await next(pieces)])
  const end = read.indexOf(HEAD_END)
  const head = read.toString('latin1', 0, Math.min(end, HEAD_BYTES))
  if (end < 0 || end > HEAD_BYTES || !head.startsWith(`--${boundary}\r\n`)) throw tornUpload()
  if (!head.includes('; filename=')) throw missingPicture()

  return read.subarray(end + HEAD_END.length)
}

/** The file is all there is in the form. */
const requireClosed = async (pieces: Pieces, behind: Buffer): Promise<void> => {
  let read = behind
  while (read.length < CLOSED.length) read = Buffer.concat([read, await next(pieces)])
  if (!read.subarray(0, CLOSED.length).equals(Buffer.from(CLOSED))) throw tornUpload()
}

async function* fileIn(pieces: Pieces, first: Buffer, boundary: string): Arriving {
  const end = Buffer.from(`\r\n--${boundary}`)
  let bytes = 0
  for (let read = first; ; ) {
    const at = read.indexOf(end)
    // The beginning of the end may be all that has arrived of it.
    const sure = at < 0 ? Math.max(0, read.length - end.length + 1) : at
    bytes += sure
    if (bytes > PHOTO_BYTES) throw pictureTooLarge(PHOTO_MEGABYTES)
    if (sure > 0) yield read.subarray(0, sure)
    if (at >= 0) return requireClosed(pieces, read.subarray(at + end.length))
    read = Buffer.concat([read.subarray(sure), await next(pieces)])
  }
}

/**
 * Takes the file of a form with one photo and nothing else. Whatever else a form holds is refused unread,
 * so that reading costs no more than its length.
 */
export const readPhotoForm = async <Taken>(
  form: Readable,
  type: string,
  take: (file: Arriving) => Promise<Taken>,
): Promise<Taken> => {
  const boundary = FORM_TYPE.exec(type)?.[1]
  if (boundary === undefined) throw tornUpload()
  const pieces: Pieces = form.iterator({ destroyOnReturn: false })
  try {
    return await take(fileIn(pieces, await skipHead(pieces, boundary), boundary))
  } finally {
    await pieces.return?.()
    // The connection carries the next request, maybe of another visitor, behind what is left of this one.
    form.resume()
  }
}
