import { resolveSlugCall } from '@inzrt/contracts/browse/slug'
import type { FastifyPluginAsync } from 'fastify'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Reads } from '../../platform/database/replicas/createReads.ts'
import { ageNotProved, slugNotFound } from '../../platform/errors/problems.ts'
import type { CallRequest } from '../../platform/http/serveCall.ts'
import { serveRead } from '../../platform/http/serveRead.ts'
import { adIdOf } from '../ads/adIdOf.ts'
import type { AdsRepository } from '../ads/ads.repository.ts'
import { readShownAd } from '../ads/readShownAd.ts'
import { readSectionPage, type SectionSources } from '../sections/readSectionPage.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { SectionNode } from '../sections/SectionNode.ts'
import type { SectionsDependencies } from '../sections/sections.routes.ts'

export type SlugDependencies = SectionsDependencies & {
  reads: Reads<SlugSources>
  clock: Clock
}

type SlugSources = Pick<SectionSources, 'listings'> & { ads: AdsRepository }

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
    { listings }: SlugSources,
  ) => {
    const query = { ...listing, include: sectionInclude }
    const { section, ...meta } = await readSectionPage(
      { ...deps, listings },
      catalogue,
      node,
      query,
      { url, viewer: caller.brand },
    )
    const redirectTo = node.slug === params.slug ? undefined : node.slug

    return { data: section, meta: { slugType: 'section' as const, redirectTo, ...meta } }
  }

  const answerAd = async (
    catalogue: SectionCatalogue,
    { params, caller }: Request,
    { ads }: SlugSources,
  ) => {
    const id = adIdOf(params.slug)
    const ad = id === null ? null : await readShownAd({ ...deps, ads }, catalogue, id, caller.brand)
    if (!ad) throw slugNotFound()
    if (ad.needsAgeProof && !caller.isAgeProved) throw ageNotProved()
    const redirectTo = ad.slug === params.slug ? undefined : ad.slug

    return { data: ad, meta: { slugType: 'inzrt' as const, redirectTo } }
  }

  serveRead(
    app,
    deps.reads,
    resolveSlugCall,
    async (request, sources) => {
      const { params, caller } = request
      const catalogue = await deps.sections.catalogue()
      const node =
        catalogue.bySlug(caller.brand, params.slug) ??
        (await findFormer(catalogue, caller.brand, params.slug))

      return node
        ? answerSection(catalogue, node, request, sources)
        : answerAd(catalogue, request, sources)
    },
    { missing: slugNotFound },
  )
}
