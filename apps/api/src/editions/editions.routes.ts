import { type Edition, listEditionsCall } from '@inzrt/contracts/edition'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../clock/Clock.ts'
import { serveCall } from '../http/serveCall.ts'
import type { EditionRow, EditionsRepository } from './editions.repository.ts'

export type EditionsDependencies = { editions: EditionsRepository; clock: Clock }

const toEdition = (row: EditionRow, isReleased: boolean, now: Date): Edition => ({
  number: row.number,
  year: row.year,
  deadlineAt: row.deadlineAt.toISOString(),
  releaseDate: row.releaseDate,
  state: isReleased ? 'released' : row.deadlineAt > now ? 'planned' : 'closed',
  pdfPath: row.pdfPath,
  coverPath: row.coverPath,
})

export const editionsRoutes: FastifyPluginAsync<EditionsDependencies> = async (
  app,
  { editions, clock },
) => {
  serveCall(app, listEditionsCall, async ({ query: { scope, year } }) => {
    const isArchive = scope === 'archive'
    const rows = await (isArchive ? editions.archive(year) : editions.upcoming(year))

    return { data: rows.map((row) => toEdition(row, isArchive, clock())) }
  })
}
