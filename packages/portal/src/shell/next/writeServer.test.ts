import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeServer } from './writeServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
writeFileSync(
  join(folder, 'server.js'),
  "console.log(process.env.HOSTNAME + ':' + process.env.PORT)",
)
writeServer(folder, 3001)

const serve = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(folder, 'server.js')], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', ...env },
  })

test('S017 a site listens on this machine and its own port by itself', () => {
  expect(serve()).toMatchObject({ stdout: '127.0.0.1:3001\n', stderr: '', status: 0 })
})

test('S017 a site listens where it is told, whatever the machine is called', () => {
  const { stdout } = serve({ HOST: '::1', PORT: '8080', HOSTNAME: 'inzrt-7' })
  expect(stdout).toBe('::1:8080\n')
})

test('S017 a site with a wrong setting says which and does not begin', () => {
  expect(serve({ PORT: 'http' })).toMatchObject({
    stdout: '',
    stderr: 'Wrong settings: PORT must be a whole number from 1 to 65535.\n',
    status: 1,
  })
})

test('S017 a name spelt nearly as a setting is told', () => {
  expect(serve({ INTERNAL_KEYS: 'a key' }).stderr).toBe(
    'INTERNAL_KEYS is no setting and is not read; INTERNAL_KEY is one\n',
  )
})

test('finishing a build twice keeps the server of Next', () => {
  writeServer(folder, 3002)
  expect(serve().stdout).toBe('127.0.0.1:3002\n')
})
