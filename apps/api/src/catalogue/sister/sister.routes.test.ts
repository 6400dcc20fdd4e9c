import { expect, test } from 'vitest'
import { createTestApp, visitorOf } from '../../test/createTestApp.ts'
import { createWorld } from '../../test/createWorld.ts'
import { refreshVocabulary } from '../search/refreshVocabulary.ts'

const { database, ask } = await createTestApp()
const { addSection, addAd } = createWorld(database)

const massages = await addSection({ slug: 'eroticke-masaze', brandCode: 'adult' })
const dating = await addSection({ slug: 'vazne-seznameni', brandCode: 'adult' })
for (let at = 0; at < 8; at += 1) await addAd(massages, { heading: 'Erotická masáž v Brně' })
for (let at = 0; at < 8; at += 1) await addAd(dating, { heading: 'Hledám ženu k životu' })
await refreshVocabulary(database)

const ADULT = {
  heading: 'Erotické masáže',
  content: 'Diskrétně u mě na privátu, přijď se uvolnit.',
}

const propose = async (body: object, brand: 'general' | 'adult' = 'general') => {
  const answer = await ask('/api/front/sister-proposals', {
    method: 'POST',
    payload: body,
    headers: visitorOf(brand),
  })

  return answer.json()
}

test('N013 an adult text is sent to the sister site, with the words and section that tell', async () => {
  const { data } = await propose(ADULT)

  expect(data.section).toEqual({ slug: massages.slug, name: massages.name })
  expect(data.words).toContain('Erotické')
})

test('N013 a text of the general site, and any of the sister itself, belongs where it is', async () => {
  const bicycle = { heading: 'Dětské kolo', content: 'Zachovalé, po jednom dítěti, nové pláště.' }

  expect(await propose(bicycle)).toEqual({ data: null })
  expect(await propose(ADULT, 'adult')).toEqual({ data: null })
})

test('N013 where nothing like it is on the sister site, no section is proposed', async () => {
  const { data } = await propose({ ...ADULT, heading: 'Zzzyx erotika' })

  expect(data).toMatchObject({ section: null, words: expect.arrayContaining(['erotika']) })
})
