import { expect, test } from 'vitest'
import { explainFailure } from './explainFailure.ts'

const cluster = { home: '/data/postgres', port: 54_329 }

test.each([
  ['could not bind: Address already in use', 'Port 54329 is in use by another program.'],
  [
    'could not write: No space left on device',
    'There is no space left on the disk that holds /data/postgres.',
  ],
  [
    'could not write: Disk quota exceeded',
    'There is no space left on the disk that holds /data/postgres.',
  ],
  ['could not open: Permission denied', 'PostgreSQL may not use /data/postgres;'],
  ['PANIC: something else', 'PostgreSQL did not start.'],
])('„%s“ is told as what to do', (log, sentence) => {
  const { message } = explainFailure(cluster, log)

  expect(message).toContain(sentence)
  expect(message).toContain(log)
})
