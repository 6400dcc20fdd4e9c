import { readFile } from 'node:fs/promises'
import { asc, eq, gt } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import type { Database } from '../database/openDatabase.ts'
import { editionAds, editions } from '../database/schema/editions.ts'
import { findOriginal } from '../images/findOriginal.ts'
import { openPicture } from '../images/safeSharp.ts'
import type { FrontPicture, Manuscript } from './print/PrintedEdition.ts'
import {
  type EditionAdRow,
  type EditionRow,
  toFrontPicture,
  toPrintedEdition,
} from './toPrintedEdition.ts'
import type { Publisher } from './toPublisher.ts'

const FRONT_PICTURES = 5
const PICTURE_WIDTH = 640

export type ManuscriptSources = Readonly<{
  database: Database
  imagesDir: string
  publisher: Publisher
}>

type Files = Record<string, Buffer>

/** null: its picture is gone or cannot be read, another one takes its place. */
const readPicture = async (imagesDir: string, path: string): Promise<Buffer | null> => {
  const original = await findOriginal(imagesDir, path)
  if (!original) return null
  const picture = openPicture(await readFile(original.file)).rotate()

  return picture
    .resize({ width: PICTURE_WIDTH, height: Math.round(PICTURE_WIDTH * 0.75), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null)
}

const addPictures = async (
  rows: readonly EditionAdRow[],
  imagesDir: string,
  files: Files,
): Promise<readonly FrontPicture[]> => {
  const pictures: FrontPicture[] = []
  const sections = new Set<string>()
  for (const row of rows.toSorted((a, b) => Number(b.isHighlighted) - Number(a.isHighlighted))) {
    if (pictures.length === FRONT_PICTURES) break
    if (row.imagePath === null || sections.has(row.groupSlug)) continue
    const bytes = await readPicture(imagesDir, row.imagePath)
    if (!bytes) continue
    sections.add(row.groupSlug)
    files[`pictures/${row.adId}.jpg`] = bytes
    pictures.push(toFrontPicture(row, `${row.adId}.jpg`))
  }

  return pictures
}

const addCodes = (rows: readonly EditionAdRow[], origin: string, files: Files): void => {
  for (const { dialCode, isHighlighted } of rows)
    if (isHighlighted)
      files[`codes/${dialCode}.svg`] = Buffer.from(
        renderSVG(`${origin}/k/${dialCode}`, { border: 0 }),
      )
}

/** Everything the typesetting needs of a closed edition. */
export const readManuscript = async (
  { database: { db }, imagesDir, publisher }: ManuscriptSources,
  edition: EditionRow,
): Promise<Manuscript> => {
  const rows = await db
    .select()
    .from(editionAds)
    .where(eq(editionAds.editionId, edition.id))
    .orderBy(asc(editionAds.position))
  const [next = null] = await db
    .select()
    .from(editions)
    .where(gt(editions.deadlineAt, edition.deadlineAt))
    .orderBy(asc(editions.deadlineAt))
    .limit(1)
  const files: Files = {}
  addCodes(rows, publisher.origin, files)
  const pictures = await addPictures(rows, imagesDir, files)

  return { edition: toPrintedEdition(publisher, { edition, next, rows, pictures }), files }
}
