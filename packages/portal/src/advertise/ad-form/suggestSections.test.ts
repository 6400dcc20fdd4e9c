import { afterEach, expect, test, vi } from 'vitest'
import { browserApi } from '../../shell/api/browserApi.ts'
import { suggestSections } from './suggestSections.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const answerWith = (answer: object) =>
  vi.spyOn(browserApi, 'call').mockResolvedValue(answer as never)

const suggest = (text: string) => suggestSections(text, new AbortController().signal)

test('V004 of the sections that are found, those such things belong to are proposed', async () => {
  const found = [{ slug: 'sport' }, { slug: 'kola', isOwn: true }, { slug: 'hracky', isOwn: true }]
  const call = answerWith({ ok: true, data: { sections: { data: found } } })

  expect(await suggest('koloběžka')).toEqual(['kola', 'hracky'])
  expect(call.mock.lastCall?.[1]).toMatchObject({
    query: { q: 'koloběžka', include: ['section'] },
  })
})

test('V004 nothing is proposed where the search does not answer', async () => {
  answerWith({ ok: false, error: { kind: 'timeout' } })

  expect(await suggest('koloběžka')).toEqual([])
})
