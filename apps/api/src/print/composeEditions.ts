import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ImageStore } from '../catalogue/images/createImageStore.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import type { EditionRow } from '../platform/database/schema/editions.ts'
import { editions } from '../platform/database/schema/editions.ts'
import { eachRow } from '../platform/jobs/eachRow.ts'
import { requestJob } from '../platform/jobs/requestJob.ts'
import { drawCover } from './print/drawCover.ts'
import type { Typeset } from './print/PrintedEdition.ts'
import { prepareCover } from './print/prepareCover.ts'
import { typesetInChild } from './print/typesetInChild.ts'
import { type ManuscriptSources, readManuscript } from './readManuscript.ts'

export type ComposeSources = ManuscriptSources & Readonly<{ imageStore: ImageStore }>

/** Where an edition's files lie; another content gets another name, so copies may be kept for good. */
const pathOf = ({ year, number }: EditionRow, bytes: Buffer, ending: string): string => {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 12)

  return `/editions/${year}/${number}-${mark}.${ending}`
}

const keepPages = ({ db }: Database, editionId: number, pageOf: Typeset['pageOf']) => {
  const places = JSON.stringify([...pageOf].map(([ad, page]) => ({ ad, page })))

  return db.execute(sql`
    update edition_ads set page = place.page
    from jsonb_to_recordset(${places}::jsonb) as place (ad integer, page integer)
    where edition_id = ${editionId} and ad_id = place.ad`)
}

const composeEdition = async (
  sources: ComposeSources,
  edition: EditionRow,
  stopping?: AbortSignal,
): Promise<void> => {
  const { database, originals, imageStore } = sources
  const set = await typesetInChild(await readManuscript(sources, edition), stopping)
  const cover = await drawCover(set.cover)
  const pdf = Buffer.from(set.pdf)
  const paths = { pdfPath: pathOf(edition, pdf, 'pdf'), coverPath: pathOf(edition, cover, 'png') }
  await originals.write(paths.pdfPath, pdf)
  await originals.write(paths.coverPath, cover)
  await prepareCover(imageStore, paths.coverPath)
  await keepPages(database, edition.id, set.pageOf)
  await database.db
    .update(editions)
    .set({ ...paths, pages: set.pages })
    .where(eq(editions.id, edition.id))
  await database.db.execute(requestJob('archiveEditions'))
}

/** Sets every closed edition that has no paper yet, the oldest first; returns how many. */
export const composeEditions = async (
  sources: ComposeSources,
  stopping?: AbortSignal,
): Promise<number> => {
  const waiting = await sources.database.db
    .select()
    .from(editions)
    .where(and(isNotNull(editions.closedAt), isNull(editions.pdfPath)))
    .orderBy(asc(editions.deadlineAt))
  const rows = eachRow<EditionRow>('compose edition', ({ id }) => id)
  await rows.treat(sources.database.db, waiting, async (edition) => {
    if (stopping?.aborted) return
    try {
      await composeEdition(sources, edition, stopping)
    } catch (error) {
      // One broken off because the process ends did not fail.
      if (!stopping?.aborted) throw error
    }
  })

  return rows.settle()
}
