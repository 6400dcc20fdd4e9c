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
    // In the background a shell's own input is empty: another one waits for us.
    const parent = spawn('sh', ['-c', 'exec 3<&0; head -c 1 <&3 >&2 & echo $!; exec sleep 30'])
    const [printed] = await once(parent.stdout, 'data')
    const pid = Number(printed)
    // A shell would still be told.
    await expect.poll(() => readProcess(parent.pid ?? 0, platform)?.commandLine).toMatch(/^sleep/)
    parent.stdin.write('.')
    await expect.poll(() => readProcess(pid, platform)?.isZombie).toBe(true)

    parent.kill('SIGKILL')
    await once(parent, 'exit')
  },
)
