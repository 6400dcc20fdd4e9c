import { asc, eq, getTableColumns, gt } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import type { Originals } from '../catalogue/images/Originals.ts'
import { openPicture } from '../catalogue/images/safeSharp.ts'
import { askedSet } from '../catalogue/sections/askedSet.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import type { EditionRow } from '../platform/database/schema/editions.ts'
import { editionAds, editions } from '../platform/database/schema/editions.ts'
import type { FrontPicture, Manuscript } from './print/PrintedEdition.ts'
import { type EditionAdRow, toFrontPicture, toPrintedEdition } from './toPrintedEdition.ts'
import type { Publisher } from './toPublisher.ts'

const FRONT_PICTURES = 5
const PICTURE_WIDTH = 640

export type ManuscriptSources = Readonly<{
  database: Database
  originals: Originals
  publisher: Publisher
}>

type Files = Record<string, Buffer>

/** null: its picture is gone or cannot be read, another one takes its place. */
const readPicture = async (originals: Originals, path: string): Promise<Buffer | null> => {
  const original = await originals.find(path)
  if (!original) return null
  const picture = openPicture(await original.read()).rotate()

  return picture
    .resize({ width: PICTURE_WIDTH, height: Math.round(PICTURE_WIDTH * 0.75), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null)
}

const addPictures = async (
  rows: readonly EditionAdRow[],
  originals: Originals,
  files: Files,
): Promise<readonly FrontPicture[]> => {
  const pictures: FrontPicture[] = []
  const sections = new Set<string>()
  for (const row of rows.toSorted((a, b) => Number(b.isHighlighted) - Number(a.isHighlighted))) {
    if (pictures.length === FRONT_PICTURES) break
    if (row.imagePath === null || sections.has(row.groupSlug)) continue
    const bytes = await readPicture(originals, row.imagePath)
    if (!bytes) continue
    sections.add(row.groupSlug)
    files[`pictures/${row.adId}.jpg`] = bytes
    pictures.push(toFrontPicture(row, `${row.adId}.jpg`))
  }

  return pictures
}

type Coded = Readonly<{ rows: readonly EditionAdRow[]; origin: string; edition: EditionRow }>

/** Codes of highlighted ads and of groups; each says which edition it was read from. */
const addCodes = ({ rows, origin, edition: { number, year } }: Coded, files: Files): void => {
  const ads = rows.filter(({ isHighlighted }) => isHighlighted).map(({ dialCode }) => dialCode)
  for (const target of new Set([...ads, ...rows.map(({ groupSlug }) => groupSlug)]))
    files[`codes/${target}.svg`] = Buffer.from(
      renderSVG(`${origin}/k/${target}/${number}-${year}`, { border: 0 }),
    )
}

/** Everything the typesetting needs of a closed edition. */
export const readManuscript = async (
  { database: { db }, originals, publisher }: ManuscriptSources,
  edition: EditionRow,
): Promise<Manuscript> => {
  const rows = await db
    .select({
      ...getTableColumns(editionAds),
      attributeSet: askedSet(editionAds.attributeSet),
    })
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
  addCodes({ rows, origin: publisher.origin, edition }, files)
  const pictures = await addPictures(rows, originals, files)

  return { edition: toPrintedEdition(publisher, { edition, next, rows, pictures }), files }
}
