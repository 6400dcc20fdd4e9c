import { beforeEach, expect, test, vi } from 'vitest'
import { formDrafts } from './formDrafts.ts'

const ofWindow = new Map<string, string>()

beforeEach(() => {
  ofWindow.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofWindow.get(key) ?? null,
    setItem: (key: string, value: string) => ofWindow.set(key, value),
    removeItem: (key: string) => ofWindow.delete(key),
  })
})

test('P026 what was written into a form that was closed is there again until it is sent', () => {
  formDrafts.write('zprava kolo-1', { text: 'Dobrý den' })
  formDrafts.write('registrace', { nickname: 'jana_k' })

  expect(formDrafts.read('zprava kolo-1')).toEqual({ text: 'Dobrý den' })
  expect(formDrafts.read('zprava kolo-2')).toEqual({})
  formDrafts.forget('zprava kolo-1')
  expect(formDrafts.read('zprava kolo-1')).toEqual({})
  formDrafts.forget('registrace')
  expect(ofWindow.size).toBe(0)
})

test('R241 a browser that keeps nothing, or keeps it broken, begins with an empty form', () => {
  ofWindow.set('unsent-forms', '{')
  expect(formDrafts.read('registrace')).toEqual({})
  vi.stubGlobal('sessionStorage', undefined)
  formDrafts.write('registrace', { nickname: 'jana_k' })
  expect(formDrafts.read('registrace')).toEqual({})
})
