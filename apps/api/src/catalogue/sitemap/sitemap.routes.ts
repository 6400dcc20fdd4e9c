import {
  listSitemapCompaniesCall,
  listSitemapFilesCall,
  readSitemapFileCall,
} from '@inzrt/contracts/browse/sitemap'
import type { FastifyPluginAsync } from 'fastify'
import type { Reads } from '../../platform/database/replicas/createReads.ts'
import { pathNotFound } from '../../platform/errors/problems.ts'
import { serveRead } from '../../platform/http/serveRead.ts'
import type { SitemapRepository } from './sitemap.repository.ts'

export const sitemapRoutes: FastifyPluginAsync<{
  reads: Reads<{ sitemap: SitemapRepository }>
}> = async (app, { reads }) => {
  serveRead(app, reads, listSitemapFilesCall, async ({ caller }, { sitemap }) => ({
    data: await sitemap.files(caller.brand),
  }))
  serveRead(app, reads, listSitemapCompaniesCall, async ({ caller }, { sitemap }) => ({
    data: await sitemap.companies(caller.brand),
  }))
  serveRead(app, reads, readSitemapFileCall, async ({ params, caller }, { sitemap }) => {
    const data = await sitemap.entries(caller.brand, params.file)
    if (data.length === 0) throw pathNotFound()

    return { data }
  })
}
