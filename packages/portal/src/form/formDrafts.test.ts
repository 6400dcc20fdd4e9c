import { expect, test } from 'vitest'
import { formDrafts } from './formDrafts.ts'

test('P026 what was written into a form that was closed is there again until it is sent', () => {
  formDrafts.write('zprava kolo-1', { text: 'Dobrý den' })

  expect(formDrafts.read('zprava kolo-1')).toEqual({ text: 'Dobrý den' })
  expect(formDrafts.read('zprava kolo-2')).toEqual({})
  formDrafts.forget('zprava kolo-1')
  expect(formDrafts.read('zprava kolo-1')).toEqual({})
})
