import { loginCall, registerCall } from '@inzrt/contracts/account/auth'
import { readAdvertisementCall } from '@inzrt/contracts/ads/advertisementDetail'
import { verifyAdPasswordCall } from '@inzrt/contracts/ads/contact'
import { searchCall } from '@inzrt/contracts/browse/search'
import {
  listSectionsCall,
  readSectionCall,
  readSisterSectionCall,
} from '@inzrt/contracts/browse/section'
import {
  exampleAdList,
  exampleBanner,
  exampleDetail,
  examplePagination,
  exampleSection,
} from '@inzrt/contracts/examples.testdata'
import { expect, test } from 'vitest'
import { listAdvertisements } from './calls/listAdvertisements.ts'
import { listBanners } from './calls/listBanners.ts'
import { resolveSlug } from './calls/resolveSlug.ts'
import { createApiClient } from './createApiClient.ts'
import { isNotFound } from './isNotFound.ts'
import { startAnswering } from './testServer.testsupport.ts'

const counts = { types: { offer: 4, inquiry: 1, exchange: 0 }, withImage: 3, hiddenUnpriced: 0 }

const answering = async (body: unknown, status = 200) => {
  const { baseUrl } = await startAnswering({ status, body })

  return createApiClient({ baseUrl })
}

test('R193 R260 a slug of a section gives the section and the counts of its filters', async () => {
  const api = await answering({ data: exampleSection, meta: { slugType: 'section', counts } })

  expect(await resolveSlug(api, 'kola')).toEqual({
    ok: true,
    data: { slugType: 'section', section: exampleSection, counts, redirectTo: undefined },
  })
})

test('R193 R260 a slug of an ad gives the ad and where it has moved', async () => {
  const api = await answering({
    data: exampleDetail,
    meta: { slugType: 'inzrt', redirectTo: 'nove-kolo-1a2b' },
  })

  expect(await resolveSlug(api, 'kolo-1a2b')).toEqual({
    ok: true,
    data: { slugType: 'inzrt', ad: exampleDetail, redirectTo: 'nove-kolo-1a2b' },
  })
})

test('R193 R287 an unknown slug is not found', async () => {
  const api = await answering(
    {
      message: 'Nebyl nalezen žádný inzerát, ani rubrika',
      code: 'not_found',
      meta: { slugType: 'not_found' },
    },
    404,
  )
  const result = await resolveSlug(api, 'nic')

  expect(!result.ok && isNotFound(result.error)).toBe(true)
})

test('R261 R262 R263 sections come as a tree, one by one and from the sister site', async () => {
  const tree = await answering({ data: [exampleSection] })
  const one = await answering({ data: exampleSection, meta: { counts } })

  expect(await tree.call(listSectionsCall)).toMatchObject({ ok: true, data: [exampleSection] })
  expect(await one.call(readSectionCall, { params: { slug: 'kola' } })).toEqual({
    ok: true,
    data: exampleSection,
    meta: { counts },
  })
  expect(await one.call(readSisterSectionCall)).toMatchObject({ ok: true, data: exampleSection })
})

test('R264 the same path gives ads with pagination, or banners', async () => {
  const ads = await answering(exampleAdList)
  const banners = await answering({ data: [exampleBanner] })

  expect(await listAdvertisements(ads)).toEqual({
    ok: true,
    data: exampleAdList.data,
    meta: { pagination: examplePagination },
  })
  expect(await listBanners(banners)).toMatchObject({ ok: true, data: [exampleBanner] })
  expect(await listAdvertisements(banners)).toMatchObject({ error: { kind: 'contract' } })
})

test('R265 an ad is read with what it includes', async () => {
  expect(
    await (await answering({ data: exampleDetail })).call(readAdvertisementCall, {
      params: { slug: 'kolo-1a2b' },
    }),
  ).toMatchObject({ ok: true, data: exampleDetail })
})

test('R258 a search gives ads, sections and how it understood the words', async () => {
  const meta = {
    corrected: null,
    suggestion: 'kolo',
    leftOut: [],
    withAllWords: null,
    isOnlyMentioned: false,
    withConditions: null,
    leftOutConditions: [],
    isTotalExact: true,
    understood: null,
    completions: [],
    counts,
  }
  const data = { advertisements: exampleAdList, sections: { data: [] } }

  expect(
    await (await answering({ data, meta })).call(searchCall, { query: { q: 'koolo' } }),
  ).toEqual({
    ok: true,
    data,
    meta,
  })
})

test('R182 a token that slips through never reaches the page', async () => {
  const token = { access_token: 'a.b.c', token_type: 'bearer', expires_in: 10800 }
  const user = {
    nickname: 'jana_k',
    firstName: null,
    lastName: null,
    email: 'jana@example.cz',
    scope: 'user',
  }
  const results = [
    await (await answering(token)).call(loginCall, {
      body: { nickname: 'jana_k', password: 'tajne heslo' },
    }),
    await (await answering({ ...token, data: user }, 201)).call(registerCall, {
      body: {
        nickname: 'jana_k',
        email: 'jana@example.cz',
        password: 'tajne heslo',
        password_confirmation: 'tajne heslo',
        rules: true,
      },
    }),
    await (await answering({ data: { grant: 'a.b.c', expiresIn: 600 } })).call(
      verifyAdPasswordCall,
      { params: { slug: 'kolo-1a2b' }, body: { password: 'tajneheslo' } },
    ),
  ]

  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(JSON.stringify(results)).not.toContain('a.b.c')
})
