import { expect, test } from 'vitest'
import { parseScan, scanHash } from './parseScan.ts'

test('N005 an address says from which edition a code was read, and nothing else does', () => {
  expect(parseScan(scanHash('48-2026'))).toEqual({ number: 48, year: 2026 })
  for (const hash of ['', '#popis', '#noviny-48', '#noviny-480-2026', '#noviny-48-2026x'])
    expect(parseScan(hash)).toBeNull()
})
