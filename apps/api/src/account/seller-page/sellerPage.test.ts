import { access } from 'node:fs/promises'
import { readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import { NO_HOURS } from '@inzrt/domain/hours'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUploadsRepository } from '../../advertising/uploads/uploads.repository.ts'
import { moderationWords } from '../../platform/database/schema/moderationWords.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createCompanies } from '../../test/createCompanies.ts'
import { PASSWORD } from '../../test/secrets.ts'

const companies = await createCompanies()
const { addCompany, addSection, addAd, save, read, register, profileOf, picture, upload } =
  companies
const { database, uploadLogo, imagesDir, call } = companies
const { db } = database
const section = await addSection({ slug: 'kola', name: 'Kola' })
const pinkSection = await addSection({ slug: 'seznamka', brandCode: 'adult' })

const EMPTY = { about: '', web: '', hours: NO_HOURS }
const PAGE = {
  about: 'Prodáváme a opravujeme kola.\nOd roku 1998.',
  web: 'www.kolarna.example',
  hours: { ...NO_HOURS, monday: '13-17, 8-12', saturday: '9–12' },
}

/** A company with an ad, so that it has a public page. */
const addSeller = async () => {
  const company = await addCompany()
  await addAd(section, { userId: company.id, nickname: company.nickname })

  return company
}
const pageOf = async (nickname: string) => {
  const answer = await profileOf(nickname)

  return readAdvertiserCall.responses[200].parse(answer.json()).data
}
const logoOf = async (nickname: string): Promise<string> =>
  (await pageOf(nickname)).logo?.path ?? 'none'

test('V023 a company says who it is on its page, and reads it as it typed it', async () => {
  const { token, nickname } = await addSeller()
  expect((await read(token)).json()).toEqual({ data: { ...EMPTY, logo: null, savedAt: null } })
  expect(await pageOf(nickname)).not.toHaveProperty('about')
  const logo = await uploadLogo({ width: 900, height: 400 })
  const saved = await save(token, { ...PAGE, logo })

  expect(saved.statusCode).toBe(200)
  expect(saved.json().data).toEqual({
    about: PAGE.about,
    web: 'https://www.kolarna.example/',
    hours: { ...NO_HOURS, monday: '8:00–12:00, 13:00–17:00', saturday: '9:00–12:00' },
    logo: {
      path: expect.stringMatching(/^\/\d{4}\/\d{2}\/[\w-]{22}\/1\.jpg$/),
      width: 900,
      height: 400,
    },
    savedAt: expect.stringMatching(/Z$/),
  })
  expect((await read(token)).json()).toEqual(saved.json())
  expect(await pageOf(nickname)).toMatchObject({
    companyName: 'Kolárna s. r. o.',
    companyId: '27082440',
    about: PAGE.about,
    web: 'https://www.kolarna.example/',
    hours: {
      monday: [
        { from: '08:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
      tuesday: [],
      saturday: [{ from: '09:00', to: '12:00' }],
    },
    logo: saved.json().data.logo,
  })
})

test('V023 a saved page is told to those who keep pages', async () => {
  const { token } = await addSeller()

  expect((await save(token, PAGE)).headers['x-inzrt-outdated']).toBe('uzivatel')
})

test('V023 of two windows the later save is refused until it has read the first', async () => {
  const { token, nickname } = await addSeller()
  const { savedAt } = (await read(token)).json().data
  const first = await save(token, { ...PAGE, savedAt })
  const late = await save(token, { ...PAGE, about: 'Druhé okno.', savedAt })

  expect([first.statusCode, late.statusCode, late.json().code]).toEqual([200, 409, 'version'])
  expect(await pageOf(nickname)).toMatchObject({ about: PAGE.about })
  const again = { ...PAGE, about: 'Druhé okno.', savedAt: first.json().data.savedAt }
  expect((await save(token, again)).statusCode).toBe(200)
  expect(await pageOf(nickname)).toMatchObject({ about: 'Druhé okno.' })
})

test('V023 a page whose window does not say what it read is not saved', async () => {
  const { token, nickname } = await addSeller()
  await save(token, PAGE)
  const blind = await save(token, { ...EMPTY, savedAt: undefined })

  expect([blind.statusCode, Object.keys(blind.json().errors)]).toEqual([422, ['savedAt']])
  expect(await pageOf(nickname)).toMatchObject({ about: PAGE.about })
})

test('V023 a save repeated after a lost answer is no change of another window', async () => {
  const { token } = await addSeller()
  const lost = { ...PAGE, savedAt: null }
  const first = await save(token, lost)
  const again = await save(token, lost)

  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect((await save(token, { ...lost, logo: null })).statusCode).toBe(200)
  expect((await save(token, { ...lost, web: '' })).json().code).toBe('version')
  await save(token, { ...PAGE, logo: await uploadLogo() })
  expect((await save(token, { ...lost, logo: null })).json().code).toBe('version')
})

test('V023 what is emptied is gone from the page', async () => {
  const { token, nickname } = await addSeller()
  await save(token, { ...PAGE, logo: await uploadLogo() })
  const path = await logoOf(nickname)
  await save(token, EMPTY)
  expect(await logoOf(nickname)).toBe(path)
  await save(token, { ...EMPTY, logo: null })

  for (const name of ['about', 'web', 'hours', 'logo'])
    expect(await pageOf(nickname)).not.toHaveProperty(name)
  await expect(access(imagesDir + path)).rejects.toThrow()
})

test('V023 a private person has no such page, and nobody saves that of another', async () => {
  const { token } = await register()
  expect([(await read(token)).statusCode, (await save(token, PAGE)).statusCode]).toEqual([409, 409])

  const [one, other] = [await addSeller(), await addSeller()]
  await save(one.token, PAGE)
  expect((await read(other.token)).json().data).toEqual({ ...EMPTY, logo: null, savedAt: null })
})

test('V023 the page belongs to the site it was written on', async () => {
  const { token, nickname, id } = await addSeller()
  await addAd(pinkSection, { userId: id, nickname })
  await save(token, { ...PAGE, logo: await uploadLogo() })
  const path = await logoOf(nickname)

  expect((await profileOf(nickname, '', 'adult')).json().data).not.toHaveProperty('about')
  expect((await read(token, 'adult')).json().data).toEqual({ ...EMPTY, logo: null, savedAt: null })
  expect((await picture(path)).statusCode).toBe(200)
  expect((await picture(path, 'adult')).statusCode).toBe(404)
  expect((await save(token, { ...EMPTY, logo: await uploadLogo() }, 'adult')).statusCode).toBe(422)
})

test('V023 a logo is shown in its sizes, and by nobody else’s token', async () => {
  const { token, nickname } = await addSeller()
  const logo = await uploadLogo({ width: 1_000, height: 400, seed: 1 })
  await save(token, { ...PAGE, logo })
  const path = await logoOf(nickname)
  const small = await picture(path.replace('.jpg', '-small.jpg'))
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 640, height: 256 })
  const other = await addSeller()

  expect((await save(other.token, { ...PAGE, logo })).json().errors).toHaveProperty('logo')
  expect((await save(other.token, { ...PAGE, logo: 'u_neznamy' })).statusCode).toBe(422)
  expect(await logoOf(nickname)).toBe(path)
})

test('V023 another logo takes the place of the former, whose file is removed', async () => {
  const { token, nickname } = await addSeller()
  await save(token, { ...PAGE, logo: await uploadLogo({ seed: 1 }) })
  const former = await logoOf(nickname)
  await save(token, { ...PAGE, logo: await uploadLogo({ seed: 2 }) })

  expect(await logoOf(nickname)).not.toBe(former)
  expect((await picture(former)).statusCode).toBe(404)
  await expect(access(imagesDir + former)).rejects.toThrow()
})

test('V023 the files nobody needs are swept away, a logo is not among them', async () => {
  const { token, nickname } = await addSeller()
  await save(token, { ...PAGE, logo: await uploadLogo() })
  const path = await logoOf(nickname)

  expect(await createUploadsRepository(database).unknownOf([path, '/x.jpg'])).toEqual(['/x.jpg'])
})

test('V023 nobody sees the logo of a blocked account, nor any of a deleted one', async () => {
  const [blocked, deleted] = [await addSeller(), await addSeller()]
  const paths: string[] = []
  for (const { token, nickname } of [blocked, deleted]) {
    await save(token, { ...PAGE, logo: await uploadLogo() })
    paths.push(await logoOf(nickname))
  }
  await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.id))
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: deleted.token })

  for (const path of paths) expect((await picture(path)).statusCode).toBe(404)
  await access(imagesDir + paths[0])
  await expect(access(imagesDir + paths[1])).rejects.toThrow()
  expect((await save(deleted.token, PAGE)).statusCode).toBe(401)
})

test.each([
  ['about', { about: 'x'.repeat(1_501) }],
  ['about', { about: 'x'.repeat(9_000) }],
  ['about', { about: 'Volejte 777 123 456' }],
  ['about', { about: '<script>alert(1)</script>' }],
  ['about', { about: 'Erotická masáž, diskrétní společnice přijede za vámi na noc.' }],
  ['web', { web: 'javascript:alert(1)' }],
  ['web', { web: 'https://jana:heslo@kolarna.cz' }],
  ['web', { web: 'https://169.254.169.254/latest' }],
  ['web', { web: 'https://kоlarna.cz' }],
  ['web', { web: 'https://csob-platba.shop' }],
  ['hours.monday', { hours: { ...NO_HOURS, monday: '17–8' } }],
  ['hours.sunday', { hours: { ...NO_HOURS, sunday: '8–12, 11–17' } }],
  ['hours.friday', { hours: { ...NO_HOURS, friday: 'x'.repeat(61) } }],
  ['logo', { logo: '' }],
])('V023 a wrong %s is refused under its field: %j', async (field, changes) => {
  const { token, nickname } = await addSeller()
  const answer = await save(token, { ...EMPTY, ...changes })

  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  expect(answer.json().errors[field][0]).toMatch(/[ěščřžýáíéůú]/)
  expect(await pageOf(nickname)).not.toHaveProperty('about')
})

test('V023 a word that ads are held for is refused in a page, in any of its forms', async () => {
  const { token, id } = await addSeller()
  await db.insert(moderationWords).values({
    word: 'padělek',
    stem: 'padelk',
    state: 'live',
    createdBy: id,
    createdAt: new Date(),
  })
  const answer = await save(token, { ...EMPTY, about: 'Vozíme padělky z Asie.' })

  expect(answer.json().errors).toEqual({ about: [expect.stringContaining('nezveřejňujeme')] })
})

test('V023 a logo that is a line, and what is no picture, is refused', async () => {
  const { token } = await addSeller()
  const line = await uploadLogo({ width: 2_000, height: 300 })
  expect((await save(token, { ...EMPTY, logo: line })).json().errors).toEqual({
    logo: ['Logo smí být nejvýš 5krát delší na jednu stranu než na druhou.'],
  })
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#333' } })
  const files = {
    dot: await blank(1, 1).png().toBuffer(),
    huge: await blank(16_000, 3_000).png().toBuffer(),
    drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    film: await blank(400, 400).gif().toBuffer(),
    nothing: Buffer.alloc(0),
  }

  for (const [name, file] of Object.entries(files)) {
    const { statusCode } = await upload(file)
    expect([415, 422], name).toContain(statusCode)
  }
})

test('V023 of an animated picture the first one is the logo', async () => {
  const { token, nickname } = await addSeller()
  const frames = Buffer.concat([Buffer.alloc(400 * 400 * 3, 40), Buffer.alloc(400 * 400 * 3, 200)])
  const raw = { width: 400, height: 800, channels: 3, pageHeight: 400 } as const
  const film = await sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  const { data } = (await upload(film)).json()
  await save(token, { ...EMPTY, logo: data.uploadToken })

  expect((await pageOf(nickname)).logo).toMatchObject({ width: 400, height: 400 })
})
