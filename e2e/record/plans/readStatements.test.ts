import { expect, test } from 'vitest'
import { readStatements } from './readStatements.ts'

const line = (text: string): string => `2026-06-10 09:30:30.000 UTC [7] ${text}`

test('what the product reads is told once each, with all its lines', () => {
  const log = [
    line('LOG:  execute <unnamed>: select 1\n\tfrom ads'),
    line('LOG:  execute listing: select 1\n\tfrom ads'),
    line('LOG:  statement: select now()'),
  ].join('\n')

  expect(readStatements(log)).toEqual(['select 1\nfrom ads', 'select now()'])
})

test('writes and the work of the queue are none of it', () => {
  const log = [
    line('LOG:  execute <unnamed>: update ads set views = 1'),
    line('LOG:  execute <unnamed>: select * from "graphile_worker".jobs'),
  ].join('\n')

  expect(readStatements(log)).toEqual([])
})
