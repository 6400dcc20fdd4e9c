import type { RuleReplay } from '@inzrt/contracts/desk/moderationWord'
import { expect, test } from 'vitest'
import { createModerators } from '../../test/createModerators.ts'

const { hire, call, addSection, addAd, place, adOf, confirm, audit } = await createModerators()
const section = await addSection({ slug: 'kola', name: 'Kola', validWeeks: 4 })
const readAbove = await addSection({ requiresApproval: true })
const read = await addSection({
  slug: 'ke-cteni',
  name: 'Ke čtení',
  parentId: readAbove.id,
  level: 2,
})
const { token } = await hire('moderator')
const createdAt = new Date('2026-05-01')

const add = (word: string) => call('POST', '/api/admin/words', { word, note: '' }, { token })
const replay = async (id: number, action: string): Promise<RuleReplay['data']> =>
  (await call('POST', `/api/admin/words/${id}/replay`, { action }, { token })).json().data
const change = (id: number, action: string, mark: string) =>
  call('POST', `/api/admin/words/${id}`, { action, mark }, { token })
const confirmed = async (id: number, action: string) =>
  change(id, action, (await replay(id, action)).mark)

const stateOfNewAd = async (content: string) => {
  const ad = adOf(section, { content })
  await place(ad)

  return (await confirm(ad.email)).json().data.state
}

test('P041 N025 a word is replayed on past ads in all its forms before it holds a single new one', async () => {
  const hit = await addAd(section, { content: 'Prodám padělky hodinek.', createdAt })
  await addAd(section, { content: 'Prodám hodinky.', createdAt })
  const { data } = (await add('padělek')).json()
  const { id } = data.word

  expect(data.word).toMatchObject({ word: 'padělek', state: 'draft', trialHits: 1 })
  expect(data.held).toEqual({
    count: 1,
    ads: [{ id: hit.id, slug: hit.slug, heading: hit.heading, state: 'published' }],
  })
  expect(data.released).toEqual({ count: 0, ads: [] })
  expect(await stateOfNewAd('Tohle rozhodně není žádný padělek kola.')).toBe('published')

  expect((await change(id, 'activate', data.mark)).json().data.state).toBe('live')
  expect(await stateOfNewAd('Nabízím ty nejlepší padělky kol široko daleko.')).toBe(
    'waiting_approval',
  )
  const taken = await replay(id, 'retire')
  expect(taken.released.ads.map(({ slug }) => slug)).toContain(hit.slug)
  expect(taken.held.count).toBe(0)
  await change(id, 'retire', taken.mark)
  expect(await stateOfNewAd('Opravdu pravé kolo, padělky jinde, ne u mě.')).toBe('published')
  expect((await audit(id, 'word')).map(({ action }) => action)).toEqual([
    'added',
    'activate',
    'retire',
  ])
})

test('N025 an ad held by another rule, or with the word in its section, does not flip', async () => {
  await addAd(read, { content: 'Meteorit v approval.', createdAt })
  await addAd(section, { content: 'Meteorit, volejte 777 123 456.', createdAt })
  await addAd(section, { content: 'Meteorit i kometa.', createdAt })
  const comet = (await add('kometa')).json().data.word
  await confirmed(comet.id, 'activate')

  expect((await add('meteorit')).json().data.held.count).toBe(0)
  expect((await add('čtení')).json().data.held.count).toBe(0)
})

test('N025 nothing goes live by a replay of rules that changed since', async () => {
  const [one, two] = [(await add('jantar')).json().data, (await add('opál')).json().data]
  expect((await change(one.word.id, 'activate', one.mark)).statusCode).toBe(200)
  const late = await change(two.word.id, 'activate', two.mark)

  expect([late.statusCode, late.json().code]).toEqual([409, 'version'])
  expect((await change(two.word.id, 'retire', two.mark)).statusCode).toBe(409)
  expect((await confirmed(two.word.id, 'activate')).json().data.state).toBe('live')
})

test('P041 a word is there once, and is one word', async () => {
  expect((await add('bazén')).statusCode).toBe(201)
  expect((await add('bazény')).statusCode).toBe(409)
  expect((await add('dvě slova')).statusCode).toBe(422)
  expect((await change(2_000_000, 'activate', 'x'.repeat(16))).statusCode).toBe(404)
})
