import {
  listSitemapCompaniesCall,
  listSitemapFilesCall,
  readSitemapFileCall,
} from '@inzrt/contracts/browse/sitemap'
import type { FastifyPluginAsync } from 'fastify'
import { pathNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { SitemapRepository } from './sitemap.repository.ts'

export const sitemapRoutes: FastifyPluginAsync<{ sitemap: SitemapRepository }> = async (
  app,
  { sitemap },
) => {
  serveCall(app, listSitemapFilesCall, async ({ caller }) => ({
    data: await sitemap.files(caller.brand),
  }))
  serveCall(app, listSitemapCompaniesCall, async ({ caller }) => ({
    data: await sitemap.companies(caller.brand),
  }))
  serveCall(app, readSitemapFileCall, async ({ params, caller }) => {
    const data = await sitemap.entries(caller.brand, params.file)
    if (data.length === 0) throw pathNotFound()

    return { data }
  })
}
