import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { portOf } from './testing/fakeServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'bff-'))

/** The process as it is started, until it ends by itself. */
const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    encoding: 'utf8',
    env: { DATA_DIR: folder, ...env },
  })

test('S017 a wrong setting ends the start with one line that names it', () => {
  expect(start({ TRUSTED_PROXIES: '10.0.0.0/40' })).toMatchObject({
    stdout: '',
    stderr:
      'Wrong settings: TRUSTED_PROXIES must be IP addresses or networks like 10.0.0.0/8, with commas between.\n',
    status: 1,
  })
})

test('S017 a folder that cannot be written is told by the name of its setting', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(start({ DATA_DIR: join(file, 'data') })).toMatchObject({
    stderr: `Wrong settings: DATA_DIR is a folder that cannot be written: ${join(file, 'data')} (ENOTDIR).\n`,
    status: 1,
  })
})

test('S017 an address of another machine and a taken port are told in a sentence', async () => {
  expect(start({ HOST: '192.0.2.1' })).toMatchObject({
    stderr: 'HOST 192.0.2.1 is no address of this machine.\n',
    status: 1,
  })
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = portOf(other)
  expect(start({ PORT: String(port) })).toMatchObject({
    stderr: `Port ${port} is in use by another program. Stop it, or set PORT to a free port.\n`,
    status: 1,
  })
  other.close()
})
