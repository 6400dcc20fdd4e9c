import { access, copyFile, utimes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sweepPictures } from '../../advertising/uploads/sweepPictures.ts'
import { createUploadsRepository } from '../../advertising/uploads/uploads.repository.ts'
import { createOriginals } from '../../catalogue/images/createOriginals.ts'
import { systemClock } from '../../platform/clock/Clock.ts'
import { promoKinds } from '../../platform/database/schema/promos.ts'
import { createModerators } from '../../test/createModerators.ts'

const { database, imagesDir, ask, addSection, addAd, hire, call, audit, upload } =
  await createModerators()
const admin = await hire('admin')
const second = await hire('admin')
const as = ({ token }: { token: string }) => ({ token })
const list = async (kind: string) =>
  (await call('GET', `/api/admin/${kind}`, undefined, as(admin))).json().data
const send = (method: 'POST' | 'PUT', path: string, body: object, by = admin) =>
  call(method, `/api/admin/${path}`, body, as(by))

const newSection = {
  name: 'Včely',
  slug: 'vcely',
  position: 3,
  isActive: true,
  requiresApproval: false,
  requiresAgeProof: false,
  isDating: false,
  isOffer: true,
  isInquiry: true,
  isExchange: false,
  isPaidOffer: false,
  isPaidInquiry: false,
  isPaidExchange: false,
  cardPrice: null,
  smsNumber: null,
  validDays: null,
  validWeeks: 4,
  validMonths: null,
}

test('R249 an admin adds a section below another one, and every cached page is outdated', async () => {
  const { id: parentId } = await addSection({ slug: 'chov', name: 'Chov' })
  const answer = await send('POST', 'sections', { brand: 'general', parentId, ...newSection })

  expect(answer.statusCode).toBe(201)
  expect(answer.headers['x-inzrt-outdated']).toBe('*')
  const { id, ...added } = answer.json().data
  expect(added).toMatchObject({ above: ['Chov'], isLeaf: true, name: 'Včely', position: 3 })
  expect((await call('GET', '/api/front/sections/slug/vcely')).json().data).toMatchObject({
    level: 2,
    isOffer: true,
    isExchange: false,
  })
  expect(await audit(id, 'section')).toMatchObject([
    { action: 'added', actorName: admin.nickname, detail: { slug: 'vcely', parentId } },
  ])
})

test('R249 a section goes neither below one that holds ads nor below one of the other site', async () => {
  const full = await addSection({ slug: 'plna' })
  const adult = await addSection({ slug: 'jinde', brandCode: 'adult' })
  await addAd(full)
  const below = async (parentId: number) =>
    (
      await send('POST', 'sections', { brand: 'general', parentId, ...newSection, slug: 'roje' })
    ).json().errors.parentId

  expect(await below(full.id)).toEqual(['V\u00a0této rubrice jsou inzeráty, rozdělit ji nejde.'])
  expect(await below(adult.id)).toEqual(['Taková rubrika na tomto webu není.'])
})

test('R249 sections are listed as menus show them, each above those below it', async () => {
  const [garden, music] = [
    await addSection({ slug: 'zahrada-a', name: 'Zahrada', position: 901 }),
    await addSection({ slug: 'hudba-a', name: 'Hudba', position: 902 }),
  ]
  await addSection({ slug: 'gramodesky', name: 'Gramodesky', parentId: music.id, level: 2 })
  await addSection({ slug: 'sekacky', name: 'Sekačky', parentId: garden.id, level: 2 })
  const slugs = (await list('sections')).map(({ slug }: { slug: string }) => slug)
  const ours = ['zahrada-a', 'sekacky', 'hudba-a', 'gramodesky']

  expect(slugs.filter((slug: string) => ours.includes(slug))).toEqual(ours)
})

test('N015 a section of the adult site may ask for a proof of age, a general one may not', async () => {
  const { id, slug } = await addSection({ slug: 'dukaz', brandCode: 'adult' })
  const body = { ...newSection, slug, requiresAgeProof: true }
  const refused = await send('POST', 'sections', {
    brand: 'general',
    parentId: null,
    ...body,
    slug: 'dukaz-pro-vsechny',
  })
  const { mark } = (await list('sections')).find((row: { id: number }) => row.id === id)
  const changed = await send('PUT', `sections/${id}`, { mark, ...body })

  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { requiresAgeProof: ['Věk se ověřuje jen na webu pro dospělé.'] },
  ])
  expect([changed.statusCode, changed.headers['x-inzrt-outdated']]).toEqual([200, '*'])
  expect(changed.json().data.requiresAgeProof).toBe(true)
})

test('P034 an admin says of a section that its ads look for people', async () => {
  const { id, slug } = await addSection({ slug: 'seznamka' })
  const { mark } = (await list('sections')).find((row: { id: number }) => row.id === id)
  const body = { mark, ...newSection, slug, isDating: true }

  expect((await send('PUT', `sections/${id}`, body)).json().data.isDating).toBe(true)
})

test('R030 R249 a text that costs no more than a card is refused', async () => {
  const answer = await send('POST', 'sections', {
    ...newSection,
    slug: 'draha',
    brand: 'general',
    parentId: null,
    isPaidOffer: true,
    cardPrice: 7_900,
    smsNumber: '9033379',
  })

  expect(answer.json().errors).toEqual({
    smsNumber: ['Cena přes SMS musí být vyšší než cena kartou.'],
  })
})

const [promo] = await database.db
  .insert(promoKinds)
  .values({ code: 'topping', name: 'Topování', days: 7, cardPrice: 4_900, smsPrice: 7_900 })
  .onConflictDoUpdate({ target: promoKinds.code, set: { cardPrice: 4_900 } })
  .returning()
const promoNow = async () =>
  (await list('promos')).find(({ id }: { id: number }) => id === promo?.id)

test('P041 of two admins who change one price the second is refused and told who was first', async () => {
  const { id, code: _, ...read } = await promoNow()
  const first = await send('PUT', `promos/${id}`, { ...read, cardPrice: 5_900 }, second)
  const late = await send('PUT', `promos/${id}`, { ...read, cardPrice: 100 })

  expect([first.statusCode, late.statusCode]).toEqual([200, 409])
  expect(late.json().message).toContain(second.nickname)
  expect(await promoNow()).toMatchObject({ cardPrice: 5_900 })
  expect(await audit(id, 'promo')).toMatchObject([
    { actorName: second.nickname, detail: { cardPrice: { was: 4_900, is: 5_900 } } },
  ])
})

test('P041 a price that no text can cost, or that is lower than by card, is refused', async () => {
  const { id, code: _, ...read } = await promoNow()
  const errorsOf = async (smsPrice: number) =>
    (await send('PUT', `promos/${id}`, { ...read, smsPrice })).json().errors?.smsPrice

  expect(await errorsOf(10_000)).toEqual(['Přes SMS lze zaplatit celé koruny od 1 do 99 Kč.'])
  expect(await errorsOf(read.cardPrice)).toEqual(['Cena přes SMS musí být vyšší než cena kartou.'])
})

const newBanner = {
  brand: 'general',
  position: 2,
  targetUrl: 'https://servis.example/',
  isActive: true,
  alt: 'Servis kol Brno',
  advertiser: 'Servis',
  startsOn: null,
  endsOn: null,
}

test('R130 a banner stands among the ads of a section until its day, and keeps its picture', async () => {
  const { id: sectionId } = await addSection({ slug: 'reklamni' })
  const { uploadToken } = await upload()
  const body = { ...newBanner, sectionId, uploadToken }
  const added = (await send('POST', 'banners', body)).json().data
  const shown = async () =>
    (await call('GET', '/api/front/inzrts?type=banner&sectionSlug=reklamni')).json().data

  expect(await shown()).toMatchObject([{ id: added.id, position: 2, advertiser: 'Servis' }])
  const thumb = `/api/image${added.imagePath.replace('.jpg', '-thumb.jpg')}`
  const file = imagesDir + added.imagePath
  const stray = file.replace('/1.jpg', '/2.jpg')
  await copyFile(file, stray)
  for (const old of [file, stray]) await utimes(old, new Date(0), new Date(0))
  await sweepPictures(createUploadsRepository(database), createOriginals(imagesDir), systemClock)
  await expect(access(stray)).rejects.toThrow()
  await access(file)
  expect((await ask(thumb)).statusCode).toBe(200)

  expect((await ask(`/api/image${added.picture}`)).statusCode).toBe(200)
  const { id, imagePath: _, picture: __, ...kept } = added
  const past = { ...kept, uploadToken: null, startsOn: '2020-01-01', endsOn: '2020-01-31' }
  expect((await send('PUT', `banners/${id}`, past)).json().data).toMatchObject({
    startsOn: '2020-01-01',
    endsOn: '2020-01-31',
    imagePath: added.imagePath,
  })
  expect(await shown()).toEqual([])
  expect((await audit(id, 'banner')).map(({ action }) => action)).toEqual(['added', 'changed'])
})

test('R130 a banner without picture, words, its own site or a later end is refused by field', async () => {
  const other = await addSection({ slug: 'ciziweb', brandCode: 'adult' })
  const wrong = { alt: ' ', sectionId: other.id, startsOn: '2026-05-02', endsOn: '2026-05-01' }
  const answer = await send('POST', 'banners', { ...newBanner, ...wrong, uploadToken: null })
  const bare = await send('POST', 'banners', { ...newBanner, sectionId: null, uploadToken: 'u_x' })

  expect(Object.keys(answer.json().errors).toSorted()).toEqual(['alt', 'endsOn', 'sectionId'])
  expect(bare.json().errors).toEqual({ uploadToken: ['Nahrajte prosím obrázek.'] })
  expect((await list('banners')).filter(({ alt }: { alt: string }) => alt === ' ')).toEqual([])
})

test('P041 an account changed in two tabs answers the second with 409 and keeps the first', async () => {
  const person = await hire('clerk')
  const [read] = (await list(`users?q=${person.nickname}`)) as { id: number; mark: string }[]
  const put = (scope: string) =>
    send('PUT', `users/${read?.id}`, { mark: read?.mark, scope, isBlocked: false })

  expect((await put('moderator')).statusCode).toBe(200)
  expect((await put('admin')).statusCode).toBe(409)
  expect(await audit(read?.id ?? 0, 'user')).toHaveLength(1)
})
