import { toStems } from '@inzrt/domain/search'
import { formMessage } from '@inzrt/rules/forms'
import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { moderationWords } from '../../platform/database/schema/moderationWords.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { NAME_FAULTS } from './nameFaults.ts'

const world = await createAdvertisers()
const { database, clock, adOf, upload, uploadAgain, place, confirm, register, identity } = world
const section = await world.addSection({ slug: 'kola', validWeeks: 52 })
const adult = await world.addSection({ slug: 'seznameni', brandCode: 'adult' })
const DAY = 86_400

const stored = async (slug: string) =>
  (await database.db.select().from(ads).where(eq(ads.slug, slug)))[0]

/** Where a guest's ad stands once its address is confirmed, and why. */
const outcomeOf = async (changes: object = {}, of = section, brand?: 'adult') => {
  const body = adOf(of, changes)
  const placed = await place(body, { ...(brand && { brand }) })
  const { slug } = placed.json().data
  await confirm(body.email)
  const ad = await stored(slug)

  return { state: ad?.state, reason: ad?.stateReason, ad }
}

const user = await register()
const userId = (await identity.users.findByName(user.nickname))?.id ?? 0
const word = (text: string, state: 'live' | 'draft') => ({
  word: text,
  stem: toStems(text)[0] ?? '',
  state,
  createdBy: userId,
  createdAt: clock.read(),
})
await database.db
  .insert(moderationWords)
  .values([word('padělek', 'live'), word('replika', 'draft')])

test.each([
  ['a phone in its text', { content: 'Zachovalé kolo, volejte 777 123 456.' }, 'contact'],
  ['a phone in words', { content: 'Kolo, sedm sedm sedm jedna dva tri ctyri pet sest' }, 'contact'],
  ['an e-mail in its text', { content: 'Pište na jana (zavináč) seznam tečka cz.' }, 'contact'],
  [
    'a phone parted by what nobody sees',
    { content: 'Zachovalé kolo, 777\u200b123\u00ad456.' },
    'contact',
  ],
  ['a phone in other digits', { content: 'Zachovalé kolo, ７７７ ①②③ ٤٥٦.' }, 'contact'],
  ['a web with a soft hyphen', { content: 'Více fotek na kola-le\u00advne.com.' }, 'contact'],
  ['adult words in circles', { content: 'Ⓔⓡⓞⓣⓘⓒⓚá masáž, ⓔⓢⓒⓞⓡⓣ a ⓢⓔⓧ u vás.' }, 'adult'],
  ['a web in its text', { content: 'Více fotek na www.kola-levne.com, děkuji.' }, 'contact'],
  ['adult words on the general site', { content: 'Erotická masáž, escort a sex v Brně.' }, 'adult'],
])('P031 an ad with %s waits for a person', async (_what, changes, reason) => {
  expect(await outcomeOf(changes)).toMatchObject({ state: 'waiting_approval', reason })
})

test('P031 a word that holds ads holds one in any form; a word on trial does not', async () => {
  expect(await outcomeOf({ content: 'Nejsou to žádné padělky, vše z obchodu.' })).toMatchObject({
    state: 'waiting_approval',
    reason: 'word',
  })
  expect(await outcomeOf({ content: 'Je to krásná replika starého kola.' })).toMatchObject({
    state: 'published',
    reason: null,
  })
})

test('V022 of an ad no sign is kept that nobody sees', async () => {
  const { ad } = await outcomeOf({
    heading: 'Prodám\u202e dětské kolo\u3164',
    content: 'Zachovalé dět\u00adské kolo, rodina 👨‍👩‍👧 ho odložila.',
    nickname: '\u202ejana\u{e0061}',
    firstName: 'Ja\u200bna',
  })

  expect(ad).toMatchObject({
    heading: 'Prodám dětské kolo',
    nickname: 'jana',
    firstName: 'Jana',
    content: 'Zachovalé dětské kolo, rodina 👨‍👩‍👧 ho odložila.',
  })
})

test('P031 a word moderators hold ads for is known in any signs', async () => {
  expect(await outcomeOf({ content: 'Nejsou to žádné ｐａｄěｌｋｙ, vše je nové.' })).toMatchObject(
    {
      reason: 'word',
    },
  )
})

test.each([
  ['nickname', '777 123 456 volejte'],
  ['nickname', 'www.podvod-example.cz'],
  ['nickname', 'Šukání za 500 Kč privát'],
  ['nickname', 'Redakce Inzrt'],
  ['nickname', 'Prodej padělků'],
  ['firstName', 'Technická podpora'],
  ['firstName', '<b>Jana'],
])('P031 no ad is placed under the %s „%s“', async (field, name) => {
  const answer = await place(adOf(section, { [field]: name }))

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

test.each([
  ...['Іnzrt', '1nzrt tým', 'R\u0435dakce', 'TýmInzrtu', 'Pinkpack'],
  ...['Šukání privát', 'ⓢⓤⓚⓐⓝⓘ', 'Erotika na privátu u Jany'],
])('P031 „%s“ is a name no ad is shown under', async (nickname) => {
  const answer = await place(adOf(section, { nickname }))

  expect(answer.json().errors).toEqual({ nickname: [NAME_FAULTS.notShown] })
})

test('P031 nobody places an ad under the nickname of an account but its owner', async () => {
  const owner = await register({ nickname: 'Kola.Brno' })
  for (const nickname of ['Kola.Brno', 'kola.brno!', 'Kоla.Brno', 'K0la..Brno'])
    expect((await place(adOf(section, { nickname }))).json().errors).toEqual({
      nickname: [NAME_FAULTS.ofAnother],
    })
  const { nickname, email, token } = owner
  const body = { nickname, email, content: 'Nabízím kolo po celkové opravě, jezdí dobře.' }

  expect((await place(adOf(section, body), { token })).statusCode).toBe(201)
})

test('P031 a telephone in two halves of a name is one', async () => {
  const answer = await place(adOf(section, { firstName: 'Jana 777', lastName: '123 456' }))

  expect(answer.json().errors).toEqual({ firstName: [formMessage.contactInName] })
})

test.each(['Milan Pánek', 'Jana K. z Brna', 'Bazar u Karla', 'Олена'])(
  'P031 an ad under the nickname „%s“ goes out at once',
  async (nickname) => {
    expect(await outcomeOf({ nickname })).toMatchObject({ state: 'published', reason: null })
  },
)

test('P031 adult words are at home on the adult site', async () => {
  const content = 'Erotická masáž a sex v Brně, přijedu za vámi.'
  const nickname = 'Erotika na privátu u Jany'

  expect(await outcomeOf({ content, nickname }, adult, 'adult')).toMatchObject({ reason: null })
})

test('P030 the same words, shuffled and inflected, are a copy for thirty days', async () => {
  const first = {
    heading: 'Prodám horské kolo',
    content: 'Zachovalé kolo značky Trek, nová přehazovačka.',
  }
  const again = {
    heading: 'Horská kola prodám',
    content: 'Nová přehazovačka, zachovalá kola značky Trek!',
  }
  expect(await outcomeOf(first)).toMatchObject({ state: 'published' })
  const isCopy = async () => {
    expect(await outcomeOf(again)).toMatchObject({ reason: 'duplicate' })
    await database.db.update(ads).set({ state: 'deleted' }).where(eq(ads.stateReason, 'duplicate'))
  }
  await isCopy()
  clock.pass(30 * DAY - 1)
  await isCopy()
  clock.pass(2)
  expect(await outcomeOf(again)).toMatchObject({ state: 'published', reason: null })
})

test('P030 a photo of another ad or of the other site holds an ad, one’s own does not', async () => {
  const withPhoto = async (uploaded: { uploadToken: string }, changes: object = {}) =>
    outcomeOf({ images: [{ uploadToken: uploaded.uploadToken, main: true }], ...changes })
  const mine = await withPhoto(await upload(), { email: 'majitel@posta.example' })
  expect(mine).toMatchObject({ state: 'published' })

  const again = await withPhoto(await uploadAgain(), { email: 'majitel@posta.example' })
  expect(again).toMatchObject({ state: 'published' })
  expect(await withPhoto(await uploadAgain())).toMatchObject({ reason: 'foreign_image' })
  const copied = await uploadAgain()
  await database.db.update(adImages).set({ brandCode: 'adult' }).where(isNull(adImages.adId))
  const images = [{ uploadToken: copied.uploadToken, main: true }]
  const elsewhere = await outcomeOf({ images, email: 'majitel@posta.example' }, adult, 'adult')
  expect(elsewhere).toMatchObject({ reason: 'foreign_image' })
})

test('P030 of copies sent at one moment one is published', async () => {
  const owner = await register()
  await database.pool.query('update users set email_verified_at = now() where email = $1', [
    owner.email,
  ])
  const body = adOf(section, { password: undefined, email: owner.email })
  const copies = await Promise.all(
    Array.from({ length: 6 }, () => place(body, { token: owner.token })),
  )
  const reasons = copies.map((answer) => answer.json().data.stateReason)

  expect(reasons.toSorted()).toEqual([...Array(5).fill('duplicate'), null])
})

test('P033 V017 the first two ads of an unconfirmed account wait, the third does not', async () => {
  const owner = await register()
  await database.pool.query('update users set email_verified_at = now() where email = $1', [
    owner.email,
  ])
  const next = async () => {
    const body = adOf(section, { password: undefined })
    const { slug } = (await place(body, { token: owner.token })).json().data
    const ad = await stored(slug)
    await database.db
      .update(ads)
      .set({ state: 'published', publishedAt: clock.read() })
      .where(eq(ads.slug, slug))

    return [ad?.state, ad?.stateReason]
  }

  expect(await next()).toEqual(['waiting_approval', 'new_account'])
  expect(await next()).toEqual(['waiting_approval', 'new_account'])
  expect(await next()).toEqual(['published', null])
})

test('V017 the first ad of a confirmed account waits no longer than a guest’s', async () => {
  const owner = await register()
  await database.pool.query('update users set email_verified_at = now() where email = $1', [
    owner.email,
  ])
  const body = adOf(section, { password: undefined, email: owner.email })
  const answer = await place(body, { token: owner.token })

  expect(answer.json().data).toMatchObject({ state: 'published', stateReason: null })
})
