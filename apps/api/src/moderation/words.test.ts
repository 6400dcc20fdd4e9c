import { expect, test } from 'vitest'
import { createModerators } from '../test/createModerators.ts'

const { hire, call, addSection, addAd, place, adOf, confirm, audit } = await createModerators()
const section = await addSection({ slug: 'kola', name: 'Kola', validWeeks: 4 })
const { token } = await hire('moderator')
const add = (word: string) => call('POST', '/api/admin/words', { word, note: '' }, { token })
const change = (id: number, action: string) =>
  call('POST', `/api/admin/words/${id}`, { action }, { token })

const stateOfNewAd = async (content: string) => {
  const ad = adOf(section, { content })
  await place(ad)

  return (await confirm(ad.email)).json().data.state
}

test('P041 a word is tried on past ads in all its forms before it holds a single new one', async () => {
  const createdAt = new Date('2026-05-01')
  const hit = await addAd(section, { content: 'Prodám padělky hodinek.', createdAt })
  await addAd(section, { content: 'Prodám hodinky.', createdAt })
  await addAd(section, { content: 'Padělek z loňska.', createdAt: new Date('2025-05-01') })
  const { data } = (await add('padělek')).json()

  expect(data.word).toMatchObject({ word: 'padělek', state: 'draft', trialHits: 1 })
  expect(data.samples).toEqual([{ slug: hit.slug, heading: hit.heading }])
  expect(await stateOfNewAd('Tohle rozhodně není žádný padělek kola.')).toBe('published')

  expect((await change(data.word.id, 'activate')).json().data.word.state).toBe('live')
  expect(await stateOfNewAd('Nabízím ty nejlepší padělky kol široko daleko.')).toBe(
    'waiting_approval',
  )
  await change(data.word.id, 'retire')
  expect(await stateOfNewAd('Opravdu pravé kolo, padělky jinde, ne u mě.')).toBe('published')
  expect((await audit(data.word.id, 'word')).map(({ action }) => action)).toEqual([
    'added',
    'activate',
    'retire',
  ])
})

test('P041 a word is there once, and is one word', async () => {
  expect((await add('bazén')).statusCode).toBe(201)
  expect((await add('bazény')).statusCode).toBe(409)
  expect((await add('dvě slova')).statusCode).toBe(422)
  expect((await change(2_000_000, 'activate')).statusCode).toBe(404)
})
