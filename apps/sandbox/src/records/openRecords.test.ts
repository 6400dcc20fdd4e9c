import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRecords } from './openRecords.ts'

test('N026 what is kept is there after a restart, changed and in its order', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'inzrt-records-')), 'made/records.jsonl')
  const records = openRecords<{ state: string }>(file)
  records.put('first', { state: 'asked' })
  records.put('second', { state: 'asked' })
  records.put('first', { state: 'paid' })
  const again = openRecords<{ state: string }>(file)

  expect(again.list()).toEqual([{ state: 'asked' }, { state: 'paid' }])
  expect(again.get('first')).toEqual({ state: 'paid' })
  expect(again.get('third')).toBeUndefined()
})
