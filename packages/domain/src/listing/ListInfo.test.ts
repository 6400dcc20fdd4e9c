import { expect, test } from 'vitest'
import { emptyList, finishFetch, flagReload, startFetch } from './ListInfo.ts'

test('R171 R219 a fetch clears the list, stores the result and remembers its parameters', () => {
  const before = finishFetch(startFetch<string, string>('kola'), ['a'])
  expect(before).toEqual({ items: ['a'], loaded: true, needReload: false, params: 'kola' })
  expect(startFetch('lyze')).toEqual({
    items: [],
    loaded: false,
    needReload: false,
    params: 'lyze',
  })
})

test('R219 an unloaded list is empty and not loaded', () => {
  expect(emptyList).toEqual({ items: [], loaded: false, needReload: false, params: null })
})

test('R218 a flagged list is fetched again, and the fetch takes the flag away', () => {
  const flagged = flagReload(finishFetch(startFetch<number, null>(null), [1]))
  expect(flagged.needReload).toBe(true)
  expect(finishFetch(flagged, [2]).needReload).toBe(false)
})
