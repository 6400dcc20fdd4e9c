import { createReadStream } from 'node:fs'
import { listEditionsCall } from '@inzrt/contracts/edition'
import { EDITION_BASE } from '@inzrt/contracts/editionFile'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../clock/Clock.ts'
import { imageNotFound } from '../errors/problems.ts'
import { serveCall } from '../http/serveCall.ts'
import { findOriginal } from '../images/findOriginal.ts'
import type { EditionsRepository } from './editions.repository.ts'
import { toEdition, toEditionPath } from './toEdition.ts'

export type EditionsDependencies = {
  editions: EditionsRepository
  clock: Clock
  imagesDir: string
}

const YEAR = 31_536_000

export const editionsRoutes: FastifyPluginAsync<EditionsDependencies> = async (
  app,
  { editions, clock, imagesDir },
) => {
  serveCall(app, listEditionsCall, async ({ query: { scope, year } }) => {
    const isArchive = scope === 'archive'
    const rows = await (isArchive ? editions.archive(year) : editions.upcoming(year))

    return { data: rows.map((row) => toEdition(row, isArchive, clock())) }
  })

  app.get<{ Params: { '*': string } }>(
    `${EDITION_BASE}/*`,
    { config: { audience: 'anyone' }, schema: { hide: true } },
    async ({ params, caller }, reply) => {
      const path = toEditionPath(params['*'])
      const isOut = caller.brand === 'general' && (await editions.isOut(path))
      const file = isOut ? await findOriginal(imagesDir, path) : null
      if (!file) throw imageNotFound()

      return reply
        .headers({
          etag: `"${file.version}"`,
          'cache-control': `public, max-age=${YEAR}, immutable`,
          'x-content-type-options': 'nosniff',
        })
        .type('application/pdf')
        .send(createReadStream(file.file))
    },
  )
}
