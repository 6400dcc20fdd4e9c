import { countScanCall, listEditionsCall } from '@inzrt/contracts/newspaper/edition'
import { EDITION_BASE } from '@inzrt/contracts/newspaper/editionFile'
import { setLineAdCall } from '@inzrt/contracts/newspaper/lineAd'
import type { FastifyPluginAsync } from 'fastify'
import { toEdition, toEditionPath } from '../catalogue/editions/toEdition.ts'
import type { FileSeal } from '../catalogue/images/createFileSeal.ts'
import type { Originals } from '../catalogue/images/Originals.ts'
import { clientOf } from '../platform/attempts/clientOf.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import { editionNotFound, imageNotFound } from '../platform/errors/problems.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { EditionsRepository } from './editions.repository.ts'
import { createLineTypesetter } from './print/line/createLineTypesetter.ts'
import { toLineAdWords } from './print/line/toLineAdWords.ts'

export type EditionsDependencies = {
  editions: EditionsRepository
  clock: Clock
  originals: Originals
  fileSeal: FileSeal
}

const YEAR = 31_536_000

export const editionsRoutes: FastifyPluginAsync<EditionsDependencies> = async (
  app,
  { editions, clock, originals, fileSeal },
) => {
  serveCall(app, listEditionsCall, async ({ query: { scope, year } }) => {
    const isArchive = scope === 'archive'
    const rows = await (isArchive ? editions.archive(year) : editions.upcoming(year))

    return { data: rows.map((row) => toEdition(row, isArchive, clock())) }
  })

  const typesetter = createLineTypesetter()
  app.addHook('onClose', async () => typesetter.stop())

  serveCall(app, setLineAdCall, async ({ body, caller }) => ({
    data: [...(await typesetter.set(clientOf(caller.address), toLineAdWords(body)))],
  }))

  serveCall(app, countScanCall, async ({ body }) => {
    if (!(await editions.countScan(body))) throw editionNotFound()

    return { message: 'Děkujeme.' }
  })

  app.get<{ Params: { '*': string } }>(
    `${EDITION_BASE}/*`,
    { config: { audience: 'anyone' } },
    async ({ params, caller }, reply) => {
      const sealed = fileSeal.open(`/${params['*']}`)
      const path = sealed ?? toEditionPath(params['*'])
      const isOut = caller.brand === 'general' && (sealed || (await editions.isOut(path)))
      const file = isOut ? await originals.find(path) : null
      if (!file) throw imageNotFound()

      return reply
        .headers({
          etag: `"${file.version}"`,
          'cache-control': `public, max-age=${YEAR}, immutable`,
          'x-content-type-options': 'nosniff',
        })
        .type('application/pdf')
        .send(await file.read())
    },
  )
}
