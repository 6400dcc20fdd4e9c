import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { readProcess } from './readProcess.ts'

const hasPs = spawnSync('ps', ['-V']).error === undefined
const PLATFORMS = hasPs ? (['linux', 'darwin'] as const) : (['linux'] as const)
const FOLDER = '/data/žluté město/cluster'

test.each(PLATFORMS)(
  'S019 a process is known by its command line as %s tells it',
  async (platform) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', FOLDER])
    await once(child, 'spawn')
    const { pid = 0 } = child

    expect(readProcess(pid, platform)).toEqual({
      commandLine: expect.stringContaining(FOLDER),
      isZombie: false,
    })
    child.kill()
    await once(child, 'exit')
    expect(readProcess(pid, platform)).toBeNull()
  },
)

test.each(PLATFORMS)(
  'S019 a process nobody was told of is a zombie as %s tells it',
  async (platform) => {
    const parent = spawn('sh', ['-c', 'head -c 1 <&0 >&2 & echo $!; exec sleep 30'])
    const [printed] = await once(parent.stdout, 'data')
    const pid = Number(printed)
    parent.stdin.write('.')
    await expect.poll(() => readProcess(pid, platform)?.isZombie).toBe(true)

    parent.kill('SIGKILL')
    await once(parent, 'exit')
  },
)
