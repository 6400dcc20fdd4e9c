import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
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

const listen = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')

  return { server, port: (server.address() as AddressInfo).port }
}
const free = async (): Promise<number> => {
  const { server, port } = await listen()
  server.close()
  await once(server, 'close')

  return port
}
const ports = [await free(), await free()] as const
writeServer(folder, ports[0])

const serve = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(folder, 'server.js')], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', ...env },
  })

test('S017 a site listens on this machine and its own port by itself', () => {
  expect(serve()).toMatchObject({ stdout: `127.0.0.1:${ports[0]}\n`, stderr: '', status: 0 })
})

test('S017 a site listens where it is told, whatever the machine is called', () => {
  const { stdout } = serve({ HOST: 'localhost', PORT: String(ports[1]), HOSTNAME: 'inzrt-7' })
  expect(stdout).toBe(`localhost:${ports[1]}\n`)
})

test('S017 a site with a wrong setting says which and does not begin', () => {
  expect(serve({ PORT: 'http' })).toMatchObject({
    stdout: '',
    stderr: 'Wrong settings: PORT must be a whole number from 1 to 65535.\n',
    status: 1,
  })
})

test('S017 a site that cannot listen says which setting is to blame', async () => {
  const { server, port } = await listen()
  expect(serve({ PORT: String(port) })).toMatchObject({
    stdout: '',
    stderr: `Port ${port} is in use by another program. Stop it, or set PORT to a free port.\n`,
    status: 1,
  })
  server.close()

  expect(serve({ HOST: '203.0.113.7' })).toMatchObject({
    stdout: '',
    stderr: 'HOST 203.0.113.7 is no address of this machine.\n',
    status: 1,
  })
})

test('S006 a site has a management port where it is told', async () => {
  const site = spawn(process.execPath, [join(folder, 'server.js')], {
    env: { NODE_ENV: 'test', MANAGEMENT_PORT: String(ports[1]) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(site.stdout, 'data')
  const metrics = await fetch(`http://127.0.0.1:${ports[1]}/metrics`)
  site.kill()

  expect(await metrics.text()).toContain('process_cpu_seconds_total')
})

test('S017 a name spelt nearly as a setting is told', () => {
  expect(serve({ INTERNAL_KEYS: 'a key' }).stderr).toBe(
    'INTERNAL_KEYS is no setting and is not read; INTERNAL_KEY is one\n',
  )
})

test('finishing a build twice keeps the server of Next', () => {
  writeServer(folder, ports[1])
  expect(serve().stdout).toBe(`127.0.0.1:${ports[1]}\n`)
})
