import { resolveSlugCall } from '@inzrt/contracts/browse/slug'
import type { FastifyPluginAsync } from 'fastify'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import { ageNotProved, slugNotFound } from '../../platform/errors/problems.ts'
import { type CallRequest, serveCall } from '../../platform/http/serveCall.ts'
import { adIdOf } from '../ads/adIdOf.ts'
import type { AdsRepository } from '../ads/ads.repository.ts'
import { readShownAd } from '../ads/readShownAd.ts'
import { readSectionPage } from '../sections/readSectionPage.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import type { SectionsDependencies } from '../sections/sections.routes.ts'

export type SlugDependencies = SectionsDependencies & { ads: AdsRepository; clock: Clock }

type Request = CallRequest<typeof resolveSlugCall>

export const slugRoutes: FastifyPluginAsync<SlugDependencies> = async (app, deps) => {
  const findFormer = async (catalogue: SectionCatalogue, brand: Brand, slug: string) => {
    const former = await deps.sections.findFormer(slug)
    return former && catalogue.bySlug(brand, former.slug)
  }

  const answerSection = async (
    catalogue: SectionCatalogue,
    node: SectionNode,
    { params, query: { sectionInclude = [], ...listing }, caller, url }: Request,
  ) => {
    const query = { ...listing, include: sectionInclude }
    const { section, ...meta } = await readSectionPage(deps, catalogue, node, query, {
      url,
      viewer: caller.brand,
    })
    const redirectTo = node.slug === params.slug ? undefined : node.slug

    return { data: section, meta: { slugType: 'section' as const, redirectTo, ...meta } }
  }

  const answerAd = async (catalogue: SectionCatalogue, { params, caller }: Request) => {
    const id = adIdOf(params.slug)
    const ad = id === null ? null : await readShownAd(deps, catalogue, id, caller.brand)
    if (!ad) throw slugNotFound()
    if (ad.needsAgeProof && !caller.isAgeProved) throw ageNotProved()
    const redirectTo = ad.slug === params.slug ? undefined : ad.slug

    return { data: ad, meta: { slugType: 'inzrt' as const, redirectTo } }
  }

  serveCall(
    app,
    resolveSlugCall,
    async (request) => {
      const { params, caller } = request
      const catalogue = await deps.sections.catalogue()
      const node =
        catalogue.bySlug(caller.brand, params.slug) ??
        (await findFormer(catalogue, caller.brand, params.slug))

      return node ? answerSection(catalogue, node, request) : answerAd(catalogue, request)
    },
    { missing: slugNotFound },
  )
}
