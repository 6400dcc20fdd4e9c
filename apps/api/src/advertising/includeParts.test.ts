import { expect, test } from 'vitest'
import { createAdvertisers } from '../test/createAdvertisers.ts'
import { visitorOf } from '../test/createTestApp.ts'
import { AD_PASSWORD } from '../test/secrets.ts'

const { adOf, changeOf, addSection, upload, call, confirm, ask } = await createAdvertisers()
const section = await addSection({ slug: 'kola', name: 'Kola' })
const INCLUDE = 'include=images,section,promos'

test('R266 R267 a new and a changed ad tell images, section and promotions when included', async () => {
  const { uploadToken } = await upload()
  const body = adOf(section, { images: [{ uploadToken, main: true }] })
  const placed = await call('POST', `/api/front/inzrts?${INCLUDE}`, body)
  const { slug, images } = placed.json().data
  const included = {
    images: { data: [{ id: expect.any(Number), detail_thumb_small: expect.any(Object) }] },
    section: { data: { slug: 'kola', name: 'Kola' } },
    promos: { data: [] },
  }

  expect(placed.json().data).toMatchObject({ slug, ...included })
  expect(placed.json().data).not.toHaveProperty('advertiser')

  await confirm(body.email)
  const path = `/api/front/inzrts/${slug}`
  const opened = await call('POST', `${path}/verifyPassword`, { password: AD_PASSWORD })
  const change = async (query: string) =>
    ask(path + query, {
      method: 'PUT',
      headers: { ...visitorOf('general'), 'x-inzrt-grant': opened.json().data.grant },
      payload: await changeOf(slug, { ...body, images: [{ id: images.data[0].id, main: true }] }),
    })

  expect((await change(`?${INCLUDE}`)).json().data).toMatchObject({ slug, ...included })
  const plain = (await change('')).json().data
  for (const part of ['images', 'section', 'promos']) expect(plain).not.toHaveProperty(part)
})
